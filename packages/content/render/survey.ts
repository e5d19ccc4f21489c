import type { Field, RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import { contentTypeFor } from '../derive/content-types.ts'
import { isHidden } from '../derive/read.ts'
import { asIn } from '../outline/as-in.ts'
import { type As, type BlockRanks, type Outline, rankOfTag, startOutline } from '../outline/outline.ts'
import { shownFields } from '../outline/shown-fields.ts'
import { nodesOf, rankOfNode, type TextNode } from '../rich-text/nodes.ts'
import { withBlocksOnTheirOwn } from '../rich-text/with-blocks-on-their-own.ts'
import { isRecord } from '../safe/is-record.ts'
import { mostWork, workOf } from '../safe/work.ts'
import { heldFields } from './held-fields.ts'

export type Survey = {
  hasTitle: boolean
  /** Read these with `headingsAt`. */
  headings: ReadonlyMap<string, BlockHeadings>
  blocks: number
  /** Blocks beyond the page's text limit. */
  beyond: ReadonlySet<string>
  /** The page's entry shows even if it is hidden. */
  root: string
}

export type BlockHeadings = BlockRanks & { texts: Record<string, number[]> }

export const limits = { depth: 10, blocks: 2000 } as const

/**
 * A block keeps its place when others move: the number counts only the same entry before it, in the list and in
 * `before`.
 */
export function placesOf(entries: readonly Entry[], before: readonly Entry[] = []): string[] {
  const counts = new Map<string, number>()
  const place = (entry: Entry) => {
    const key = keyOf(entry)
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return `${count}:${key}`
  }
  for (const entry of before) place(entry)
  return entries.map(place)
}
export const keyOf = ({ space, id }: Pick<Entry, 'space' | 'id'>) => `${space}/${id}`

/** A view can show its blocks in another order than the survey. */
const placeInAnyOrder = (path: string) => path.replace(/\d+:([^/]*\/[^/]*)$/, '$1')

/** An entry that its view moves has the ranks of its first place. */
export const headingsAt = ({ headings }: Survey, path: string, entry: Entry): BlockHeadings | undefined =>
  headings.get(path) ?? headings.get(placeInAnyOrder(path)) ?? headings.get(keyOf(entry))

type Options = { above?: number | undefined; as?: As }

/** Counts only what the page would render. */
export function survey(page: Entry<'page'>, { above, as = 'block' }: Options = {}): Survey {
  const found: SurveyState = {
    hasTitle: above !== undefined,
    headings: new Map(),
    blocks: 0,
    beyond: new Set(),
    root: keyOf(page),
    work: 0,
  }
  const outline = startOutline({ above })
  const { sections } = page.fields
  placesOf(sections).forEach((path, index) => {
    const block = sections[index]
    if (block) walk(block, { path, as: index === 0 ? as : 'block', trail: [], found, outline })
  })
  return found
}

export const isLeftOut = ({ root }: Pick<Survey, 'root'>, entry: Entry) =>
  isHidden(entry) && keyOf(entry) !== root

export const isBeyond = ({ headings, beyond }: Survey, path: string, key: string) =>
  beyond.has(headings.has(path) ? path : key)

type SurveyState = Survey & { headings: Map<string, BlockHeadings>; beyond: Set<string>; work: number }
type Walk = { path: string; as: As; trail: readonly string[]; found: SurveyState; outline: Outline }

function walk(entry: Entry, at: Walk) {
  const { path, as, trail, found, outline } = at
  const key = keyOf(entry)
  if (trail.includes(key) || trail.length >= limits.depth || found.blocks >= limits.blocks) return
  if (isLeftOut(found, entry)) return
  found.blocks += 1
  if (!fits(entry, as, found)) {
    found.beyond.add(path).add(key)
    return
  }
  if (entry.type === 'title') {
    const rank = outline.title(rankOfTag(entry.fields.tag))
    note({ own: rank, inner: rank, texts: {} }, { key, path, found })
    found.hasTitle = true
    return
  }
  const type = contentTypeFor(entry.type)
  if (!type) return
  const headings = { ...outline.enterBlock({ type, values: entry.fields }, as), texts: {} }
  if (as === 'page' || headings.own === 1) found.hasTitle = true
  note(headings, { key, path, found })
  for (const [id, field] of heldFields(type, as))
    walkField((entry.fields as EntryValues)[id], { ...at, trail: [...trail, key], id, field, headings })
  outline.leave()
}

type EntryValues = Record<string, unknown>

/** Smaller blocks after it can still show. */
function fits(entry: Entry, as: As, found: SurveyState): boolean {
  const known = as === 'page' ? works.ofPages : works.ofBlocks
  const work =
    known.get(entry) ?? workOf(shownFields(contentTypeFor(entry.type)?.fields ?? {}, as), entry.fields)
  known.set(entry, work)
  const isShown = found.work + work <= mostWork
  if (isShown) found.work += work
  return isShown
}

/** A changed entry is another object. */
const works = { ofPages: new WeakMap<Entry, number>(), ofBlocks: new WeakMap<Entry, number>() }

function note(
  headings: BlockHeadings,
  { key, path, found }: { key: string; path: string; found: SurveyState },
) {
  found.headings.set(path, headings)
  for (const place of [placeInAnyOrder(path), key])
    if (!found.headings.has(place)) found.headings.set(place, headings)
}

type FieldWalk = Walk & { id: string; field: Field; headings: BlockHeadings }

function walkField(value: unknown, at: FieldWalk) {
  if (at.field.kind === 'richText') walkText(value as RichText | undefined, at)
  else walkChildren([value].flat().filter(isEntry), at)
}

function walkText(text: RichText | undefined, at: FieldWalk) {
  if (!text) return
  const ranks: number[] = []
  at.outline.enterText()
  for (const { rank, entry } of partsOf(text)) {
    if (rank !== undefined) ranks.push(at.outline.textHeading(rank))
    // The renderer places each embedded block alone.
    if (entry) walkChildren([entry], at)
  }
  at.outline.leave()
  at.headings.texts[at.id] = ranks
}

type TextPart = { rank: number | undefined; entry: Entry | undefined }

/** A changed text is another object. */
const parts = new WeakMap<RichText, readonly TextPart[]>()

function partsOf(text: RichText): readonly TextPart[] {
  const found = parts.get(text) ?? nodesOf(withBlocksOnTheirOwn(text)).map(partOf).filter(isPart)
  parts.set(text, found)
  return found
}

function partOf(node: TextNode): TextPart {
  const entry = isRecord(node.data.target) ? node.data.target.entry : undefined
  return { rank: rankOfNode(node), entry: isEntry(entry) ? entry : undefined }
}

const isPart = ({ rank, entry }: TextPart) => rank !== undefined || entry !== undefined

function walkChildren(children: readonly Entry[], { field, ...at }: FieldWalk) {
  placesOf(children).forEach((place, index) => {
    const child = children[index]
    if (!child) return
    const as = asIn(field, contentTypeFor(child.type)?.slots ?? [])
    walk(child, { ...at, path: `${at.path}/${place}`, as })
  })
}

const isEntry = (value: unknown): value is Entry => isRecord(value) && 'fields' in value && 'type' in value
