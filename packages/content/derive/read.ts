import type { Space } from '../define/content-type.ts'
import { hiddenField } from '../define/hidden-block.ts'
import { messages } from '../define/messages.ts'
import type { Entry } from '../define/values.ts'
import { contentTypeFor } from './content-types.ts'
import { readField } from './read-field.ts'
import { typeNameOf, type WireEntry } from './wire.ts'

/** Something in delivered content that a person should mend; visitors never see it. */
export type Problem = {
  space: Space
  entry: string
  type: string
  field?: string
  message: string
  /** An error, unless it is less. */
  severity?: 'warning'
}

export type ReadOptions = {
  /** The space an entry came from; entries of the other space carry theirs in `sys.space`. */
  spaceOf(wire: WireEntry): Space
  report?(problem: Problem, wire: WireEntry): void
  /** Keeps the blocks that editors hide, for previews. Otherwise lists, texts and indexes do not contain them. */
  keepsHidden?: boolean
  /**
   * What was read before; by default nothing, and one entry for each id. A WeakMap reads content that changes while
   * someone types: the same delivered object gives the same Entry, so whoever changes content must replace the objects
   * along the path to the change, and may keep all others.
   */
  known?: Known
}

export type Known = {
  get(wire: WireEntry): Entry | undefined
  set(wire: WireEntry, entry: Entry): unknown
}

export type Reader = (wire: WireEntry) => Entry | undefined

/**
 * Makes a reader for one page: it turns delivered entries into the shape code reads, each entry once, and survives
 * cycles, missing links, unknown types and half-typed drafts. Values of a wrong kind are dropped and reported.
 */
export function reader({
  spaceOf,
  report = () => {},
  keepsHidden = false,
  known = knownById(spaceOf),
}: ReadOptions): Reader {
  const isShown = (entry: Entry) => keepsHidden || !isHidden(entry)
  const readEntry: Reader = (wire) => {
    const seen = known.get(wire)
    if (seen) return seen

    const space = spaceOf(wire)
    const model = modelFor(wire)
    if (!model) return undefined
    const type = model.id
    const fields: Record<string, unknown> = {}
    // The one place where delivered data becomes an Entry: `readField` gives each field its promised kind.
    const entry = { id: wire.sys.id, space, type, fields } as unknown as Entry
    known.set(wire, entry) // before its fields, because content may point back at itself
    const found: Problem[] = []
    problems.set(entry, found)
    for (const [id, field] of Object.entries(model.fields)) {
      if (field.hidden) continue
      fields[id] = readField(field, wire.fields?.[id], {
        readEntry,
        unknownEntry: (target) => unknownEntry(target, spaceOf(target)),
        isShown,
        report(message) {
          const problem: Problem = { space, entry: entry.id, type, field: id, message }
          found.push(problem)
          report(problem, wire)
        },
      })
    }
    return entry
  }
  return (wire) => {
    const entry = readEntry(wire)
    const type = typeNameOf(wire)
    if (!entry)
      report({ space: spaceOf(wire), entry: wire.sys.id, type, message: messages.unknownType(type) }, wire)
    return entry
  }
}

/** Whether an editor hides this block from visitors. */
export const isHidden = ({ fields }: Entry) => hiddenField in fields && fields[hiddenField] === true

function knownById(spaceOf: ReadOptions['spaceOf']): Known {
  const entries = new Map<string, Entry>()
  const key = (wire: WireEntry) => `${spaceOf(wire)}/${wire.sys.id}`
  return { get: (wire) => entries.get(key(wire)), set: (wire, entry) => entries.set(key(wire), entry) }
}

const problems = new WeakMap<Entry, readonly Problem[]>()

/** What was wrong with the delivered data of this entry, not of the entries it links to. */
export const problemsOf = (entry: Entry): readonly Problem[] => problems.get(entry) ?? []

/** An entry of whatever type that says it is a book or a course is a product. */
function modelFor(wire: WireEntry) {
  const { productType } = wire.fields ?? {}
  const isProduct = productType === 'Book' || productType === 'Course'
  return contentTypeFor(typeNameOf(wire)) ?? (isProduct ? contentTypeFor('product') : undefined)
}

/** It has the id of its type and no fields, so nothing can show more of it than that. */
const unknownEntry = (wire: WireEntry, space: Space) =>
  ({ id: wire.sys.id, space, type: typeNameOf(wire), fields: {} }) as unknown as Entry
