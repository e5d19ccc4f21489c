import { isSame } from './same.ts'

export type EntityBody = Readonly<Record<string, unknown>>

/**
 * True if a resource holds exactly what a PUT sent; anything more was saved by another person. Contentful saves the
 * values of an entry unchanged, and adds defaults to everything else.
 */
export function isSavedAs(kind: string, held: EntityBody, sent: EntityBody): boolean {
  const [{ metadata: heldMetadata, ...rest }, { metadata: sentMetadata, ...body }] = [held, sent]
  if (!isSame(linksIn(heldMetadata), linksIn(sentMetadata))) return false
  return kind === 'entries' ? isSame(rest.fields ?? {}, body.fields ?? {}) : holds(rest, body)
}

/** The order of tags and concepts has no meaning. */
const linksIn = (metadata: unknown) =>
  Object.entries(metadata ?? {})
    .flatMap(([kind, links]) => (Array.isArray(links) ? links.map(({ sys }) => `${kind} ${sys.id}`) : []))
    .toSorted()

function holds(held: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return held === sent
  if (typeof held !== 'object' || held === null) return false
  if (Array.isArray(sent) && (held as unknown[]).length !== sent.length) return false
  const more = Object.entries(held).filter(([key]) => !(key in sent))
  return (
    Object.entries(sent).every(([key, value]) => holds((held as EntityBody)[key], value)) &&
    more.every(([key, value]) => completed.has(key) || isDefault(key, value))
  )
}

/** Contentful adds these to a resource, to the control of a field and to a file. */
const completed = new Set(['sys', 'widgetId', 'widgetNamespace', 'url', 'details'])

/** An empty list of validations means the same as no list; an empty list of widgets does not. */
function isDefault(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return key === 'validations' && value.length === 0
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === null || value === false || value === ''
}
