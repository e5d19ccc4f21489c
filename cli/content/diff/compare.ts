import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import { locale } from '@association/content/define/locale.ts'
import { type Status, statusOf, titleOf, valuesOf } from '@association/content/rules'
import { isSame } from '@association/services/management/index.ts'
import type { Content, SpaceExport } from '../export/space-export.ts'

/** An entry or asset that is not the same on both sides. */
export type Difference = {
  kind: 'entry' | 'asset'
  change: 'new' | 'gone' | 'changed'
  id: string
  /** The id and the name of its content type. */
  type: string
  typeName: string
  title: string
  /** Draft, published, changed since or archived, before and after. */
  state: { from?: Status; to?: Status }
  fields: readonly FieldDifference[]
}
export type FieldDifference = { field: string; label: string; locale: string; from?: unknown; to?: unknown }

export type Comparison = { differences: readonly Difference[]; same: number }

/** What somebody finds who knows one side and is shown the other: by content type, then by title. */
export function compare(from: SpaceExport, to: SpaceExport, only?: readonly string[]): Comparison {
  const isWanted = ({ sys }: Content) => only === undefined || only.includes(typeOf(sys))
  const assets = only
    ? []
    : compareAll('asset', from.assets.map(comparableAsset), to.assets.map(comparableAsset))
  const all = [...compareAll('entry', from.entries.filter(isWanted), to.entries.filter(isWanted)), ...assets]
  const differences = all.filter((each) => each !== undefined)
  const order = ({ kind, typeName, title, id }: Difference) =>
    `${kind === 'asset'} ${typeName} ${title} ${id}`
  return {
    differences: differences.toSorted((one, other) => order(one).localeCompare(order(other))),
    same: all.length - differences.length,
  }
}

const typeOf = (sys: Content['sys']) => sys.contentType?.sys.id ?? 'asset'

function compareAll(kind: Difference['kind'], from: readonly Content[], to: readonly Content[]) {
  const [before, after] = [byId(from), byId(to)]
  return [...new Set([...before.keys(), ...after.keys()])].map((id) =>
    compareOne(kind, before.get(id), after.get(id)),
  )
}

const byId = (items: readonly Content[]) => new Map(items.map((item) => [item.sys.id, item]))

function compareOne(
  kind: Difference['kind'],
  from: Content | undefined,
  to: Content | undefined,
): Difference | undefined {
  const shown = to ?? from
  if (!shown) return undefined
  const state = { ...(from && { from: statusOf(from.sys) }), ...(to && { to: statusOf(to.sys) }) }
  const fields = from && to ? [...typeDifference(from, to), ...fieldDifferences(from, to)] : []
  if (from && to && fields.length === 0 && state.from === state.to) return undefined
  const change = from ? (to ? 'changed' : 'gone') : 'new'
  return { kind, change, ...nameOf(kind, shown), state, fields }
}

function nameOf(kind: Difference['kind'], { sys, fields }: Content) {
  const type = typeOf(sys)
  const model = contentTypeFor(type)
  const values = valuesOf({ fields }, locale)
  if (kind === 'asset') return { id: sys.id, type, typeName: 'Asset', title: String(values.title || sys.id) }
  return { id: sys.id, type, typeName: model?.name ?? type, title: titleOf(model, values, sys.id) }
}

/** The same id as another content type is another entry. */
function typeDifference(from: Content, to: Content): FieldDifference[] {
  const [one, other] = [typeOf(from.sys), typeOf(to.sys)]
  return one === other ? [] : [{ field: 'sys', label: 'Content type', locale, from: one, to: other }]
}

function fieldDifferences(from: Content, to: Content): FieldDifference[] {
  const model = contentTypeFor(typeOf(to.sys))
  const order = Object.keys(model?.fields ?? {})
  const fields = [...new Set([...order, ...Object.keys(from.fields), ...Object.keys(to.fields)])]
  return fields.flatMap((field) => {
    const [before = {}, after = {}] = [from.fields[field], to.fields[field]]
    const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return locales
      .filter((each) => !isSame(before[each] ?? undefined, after[each] ?? undefined))
      .map((each) => ({
        ...{ field, label: model?.fields[field]?.name ?? sentence(field), locale: each },
        ...{ from: before[each], to: after[each] },
      }))
  })
}

/** The address of a file names its space and upload: the file itself is known by name, size and kind. */
function comparableAsset(asset: Content): Content {
  const files = Object.entries(asset.fields.file ?? {}).map(([each, file]) => {
    const { fileName, contentType, details } = (file ?? {}) as Record<string, unknown>
    return [each, { fileName, contentType, details }]
  })
  return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
}
