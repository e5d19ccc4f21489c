import type { ContentTypeId, Field, Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { fixtures } from '@association/content/fixtures'
import { isRecord } from '@association/content/safe/is-record.ts'
import { linkTo } from '../../contentful/link-list.ts'
import { type Blueprint, existsIn, isPart, type PlannedEntry } from './blueprint.ts'

const limits = { entries: 12, depth: 3 }
/** Two equal values on a page would hide one of the entries. */
const addresses = ['hashLink', 'hashId', 'slug', 'path']
/** Every entry has it, and visitors never see it. */
const nameField = 'internalName'
const longestName = 200

type BlueprintPlace = { space: Space; page: string }

/** Pictures and files stay empty: no association's space has the example files of the gallery. */
export function exampleBlueprint(type: ContentTypeId, place: BlueprintPlace): Blueprint {
  const entries: PlannedEntry[] = []
  let count = 0

  function plan(example: ContentTypeId, depth: number): string | undefined {
    if (count >= limits.entries || depth > limits.depth) return undefined
    count += 1
    const id = `${example}-${count}`
    const written: Readonly<Record<string, unknown>> = fixtures[example]
    const model = contentTypeFor(example)
    const fields = Object.entries(model?.fields ?? {})
      .filter(([, field]) => !isLeftOut(field))
      .flatMap(([name, field]) => {
        const isAddress = addresses.includes(name) || field.unique
        const value = exampleOf(field, isAddress ? undefined : written[name], depth)
        return value === undefined ? [] : [[name, value] as const]
      })
    entries.push({ id, type: example, fields: { ...Object.fromEntries(fields), ...nameOf(example, place) } })
    return id
  }

  function exampleOf(field: Field, written: unknown, depth: number): unknown {
    if (written === undefined) return field.default
    if (field.to) return links(field, written, depth)
    return field.kind === 'richText' ? withoutEmbeds(written) : written
  }

  function links({ kind }: Field, written: unknown, depth: number): unknown {
    const found = [written].flat().flatMap((item) => linked(item, depth) ?? [])
    return found.length > 0 && kind === 'references' ? found : found[0]
  }

  function linked(written: unknown, depth: number) {
    // A fixture's link names a content type, sometimes with a variant.
    const target = isRecord(written) ? String(written.link).split('.')[0] : undefined
    if (target === undefined || !isExample(target)) return undefined
    if (!isPart(target) || !existsIn(target, place.space)) return undefined
    const id = plan(target, depth + 1)
    return id === undefined ? undefined : linkTo('Entry', id)
  }

  const root = plan(type, 0)
  return { roots: root === undefined ? [] : [root], entries }
}

const isLeftOut = ({ kind, hidden, isRead }: Field) =>
  hidden || isRead || kind === 'asset' || kind === 'assets'

const isExample = (type: string): type is ContentTypeId => type in fixtures

/** Returns “Quote · Membership”. */
export function nameOf(
  type: ContentTypeId,
  { page, words }: Pick<BlueprintPlace, 'page'> & { words?: string | undefined },
): Record<string, string> {
  const model = contentTypeFor(type)
  if (!model || !(nameField in model.fields)) return {}
  return { [nameField]: `${words ?? model.name} · ${page}`.slice(0, longestName) }
}

function withoutEmbeds(node: unknown): unknown {
  if (!isRecord(node) || !Array.isArray(node.content)) return node
  const kept = node.content.filter((part) => !/^(embedded|entry|asset|resource)-/.test(nodeTypeOf(part)))
  return { ...node, content: kept.map(withoutEmbeds) }
}

const nodeTypeOf = (node: unknown) => (isRecord(node) ? String(node.nodeType) : '')
