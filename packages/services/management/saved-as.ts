import { isSame } from './same.ts'

export type EntityBody = Readonly<Record<string, unknown>>

/**
 * True if a resource holds exactly what a PUT sent; another person saved anything more. Contentful keeps an entry's
 * values, and adds defaults elsewhere.
 */
export function isSavedAs(kind: string, held: EntityBody, sent: EntityBody): boolean {
  const [{ metadata: heldMetadata, ...rest }, { metadata: sentMetadata, ...body }] = [held, sent]
  if (!isSame(linksIn(heldMetadata), linksIn(sentMetadata))) return false
  return kind === 'entries' ? isSame(rest.fields ?? {}, body.fields ?? {}) : holds(rest, body)
}

/** Tags and concepts have no order. */
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

/** Contentful adds these to a resource, a field's control and a file. */
const completed = new Set(['sys', 'widgetId', 'widgetNamespace', 'url', 'details'])

/** Empty validations mean none; empty widgets do not. */
function isDefault(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return key === 'validations' && value.length === 0
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0
  return value === null || value === false || value === ''
}
