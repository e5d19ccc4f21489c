import type { ContentType } from '@association/content'
import { nodesOf } from '@association/content/rich-text/nodes.ts'
import { type Content, isSubject, linksIn, type Target } from '@association/content/rules'
import type { OutlineNode } from './nodes.ts'

const longest = 80

/** A changed entry is a new object. */
const names = new WeakMap<Target, string>()

export function nameOf(target: Target | undefined): string {
  if (!target) return 'Deleted entry'
  const name = names.get(target) ?? nameFrom(target)
  names.set(target, name)
  return name
}

function nameFrom(target: Target): string {
  if (!isSubject(target)) return target.typeName
  const { type, values } = target
  const title = values[type.title]
  const words =
    typeof title === 'string' && title.trim() !== '' ? title.trim() : writtenWords({ type, values })
  return words === undefined ? type.name : cut(words)
}

type NamedEntry = { type: ContentType; values: Readonly<Record<string, unknown>> }

export function writtenWords({ type, values }: NamedEntry): string | undefined {
  const texts = Object.keys(type.fields).map((id) => textIn({ type, values }, id)?.trim())
  return texts.find((text) => text !== undefined && text !== '')
}

const written: ReadonlySet<string> = new Set(['text', 'longText', 'markdown', 'richText'])

function textIn({ type, values }: NamedEntry, id: string): string | undefined {
  const { kind = '', group, pattern } = type.fields[id] ?? {}
  if (!written.has(kind) || group === 'layout' || pattern) return undefined // layout and identifiers are no words
  if (kind !== 'richText') return values[id] === undefined ? undefined : String(values[id])
  return nodesOf(values[id])
    .map(({ value }) => value)
    .join(' ')
}

const cut = (words: string) => (words.length > longest ? `${words.slice(0, longest - 1)}…` : words)

export function pictureOf(target: Target | undefined, { files }: Pick<Content, 'files'>): string | undefined {
  if (!isSubject(target)) return undefined
  const assets = Object.entries(target.type.fields).filter(
    ([, { kind }]) => kind === 'asset' || kind === 'assets',
  )
  const shown = assets.flatMap(([id]) => linksIn(target.values[id]))
  const file = shown.map(({ id }) => files.get(id)).find((found) => found?.contentType?.startsWith('image/'))
  return file?.url && `${file.url}?w=64&h=48&fit=fill`
}

export const labelOf = ({ node }: { node: OutlineNode }): string =>
  node.kind === 'slot' ? node.own.slot.label : nameOf(node.target)
