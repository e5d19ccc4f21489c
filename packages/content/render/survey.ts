import type { Entry } from '../define/values.ts'
import { contentTypeFor } from '../derive/content-types.ts'
import { isRecord } from '../safe/is-record.ts'

/** What a page must know of itself before it is rendered. */
export type Survey = {
  /** Where the first title stands: the page's only h1. */
  firstTitle?: string
  /**
   * The rank of its own heading for each block by its place: one below the last title before it, and below the own
   * headings of the blocks around it.
   */
  ranks: Map<string, number>
  /** The id of the first picture: it is what the visitor waits for. */
  firstPicture?: string
  /** How many blocks it places; a block that stands in three places counts thrice. */
  blocks: number
}

export const limits = { depth: 10, blocks: 2000 } as const

/** A block's place in the page: its ancestors' and its own, joined. */
export const placeOf = (entry: Entry, index: number) => `${index}:${keyOf(entry)}`
export const keyOf = ({ space, id }: Pick<Entry, 'space' | 'id'>) => `${space}/${id}`

/** Walks what a page holds in document order, as far as it would be rendered. */
export function survey(page: Entry<'page'>): Survey {
  const found: Walked = { blocks: 0, ranks: new Map(), titled: 1 }
  page.fields.sections.forEach((block, index) => {
    walk(block, { path: placeOf(block, index), trail: [], found })
  })
  return found
}

/** `titled`: the rank of the last title so far. */
type Walked = Survey & { titled: number }
type Walk = { path: string; trail: readonly string[]; found: Walked }

function walk(entry: Entry, { path, trail, found }: Walk) {
  const key = keyOf(entry)
  if (trail.includes(key) || trail.length >= limits.depth || found.blocks >= limits.blocks) return
  found.blocks += 1
  const rank = Math.min(found.titled + 1, 6)
  found.ranks.set(path, rank)
  // Found by its key too: a view may show what it holds in another order.
  if (!found.ranks.has(key)) found.ranks.set(key, rank)
  if (entry.type === 'title') noteTitle(entry, path, found)
  found.firstPicture ??= pictureOf(entry)
  const outer = found.titled
  if (hasOwnHeading(entry)) found.titled = rank
  for (const value of Object.values(entry.fields)) {
    childrenIn(value).forEach((child, index) => {
      // A text places what it embeds one by one.
      const place = placeOf(child, Array.isArray(value) ? index : 0)
      walk(child, { path: `${path}/${place}`, trail: [...trail, key], found })
    })
  }
  // What follows stands below the last title again, not below this block's own heading.
  if (hasOwnHeading(entry) && found.titled === rank) found.titled = outer
}

/** True for a block whose own heading stands above what it holds; a card, such as a product’s, holds nothing. */
const hasOwnHeading = ({ type, fields }: Entry) =>
  contentTypeFor(type)?.slots.some((slot) => slot === 'block') === true &&
  Object.entries(fields).some(([field, value]) => ownHeadings.has(field) && isText(titleIn(value)))
/** The words of a section stand together in one JSON field. */
const titleIn = (value: unknown) => (isRecord(value) ? value.title : value)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const ownHeadings = new Set(['title', 'checklistTitle', 'sectionData'])

function noteTitle({ fields }: Entry<'title'>, path: string, found: Walked) {
  found.firstTitle ??= path
  found.titled = found.firstTitle === path ? 1 : Math.max(2, Number(fields.tag.slice(1)))
}

const pictureOf = (entry: Entry) =>
  Object.values(entry.fields as Record<string, unknown>)
    .filter(
      (value): value is { id: string } => isRecord(value) && String(value.contentType).startsWith('image/'),
    )
    .map(({ id }) => id)[0]

/** The entries in a field's value, embedded ones included. */
function childrenIn(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.filter(isEntry)
  if (isEntry(value)) return [value]
  return isRecord(value) && Array.isArray(value.content) ? embeddedIn(value.content) : []
}

function embeddedIn(nodes: readonly unknown[]): Entry[] {
  return nodes.filter(isRecord).flatMap(({ data, content }) => {
    const target = isRecord(data) && isRecord(data.target) ? data.target.entry : undefined
    return [...(isEntry(target) ? [target] : []), ...(Array.isArray(content) ? embeddedIn(content) : [])]
  })
}

const isEntry = (value: unknown): value is Entry => isRecord(value) && 'fields' in value && 'type' in value
