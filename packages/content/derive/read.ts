import type { Space } from '../define/content-type.ts'
import { hiddenField } from '../define/hidden-block.ts'
import { messages } from '../define/messages.ts'
import type { Entry } from '../define/values.ts'
import { contentTypeFor } from './content-types.ts'
import { readField } from './read-field.ts'
import { typeNameOf, type WireEntry } from './wire.ts'

/** Problems are for editors, never for visitors. */
export type ReadProblem = {
  space: Space
  entry: string
  type: string
  field?: string
  message: string
  /** Default: error. */
  severity?: 'warning'
}

export type ReadOptions = {
  /** Entries of the other space carry theirs in `sys.space`. */
  spaceOf(wire: WireEntry): Space
  report?(problem: ReadProblem, wire: WireEntry): void
  keepsHidden?: boolean
  /**
   * By default, entries are cached by id. Use a WeakMap while an editor types: the same object gives the same Entry, so
   * a change must replace all objects along its path.
   */
  known?: ReadEntries
}

export type ReadEntries = {
  get(wire: WireEntry): Entry | undefined
  set(wire: WireEntry, entry: Entry): unknown
}

export type EntryReader = (wire: WireEntry) => Entry | undefined

/**
 * Reads each entry once. Tolerates cycles, missing links, unknown types and drafts. Reports and drops values of a wrong
 * kind.
 */
export function reader({
  spaceOf,
  report = () => {},
  keepsHidden = false,
  known = knownById(spaceOf),
}: ReadOptions): EntryReader {
  const isShown = (entry: Entry) => keepsHidden || !isHidden(entry)
  const readEntry: EntryReader = (wire) => {
    const seen = known.get(wire)
    if (seen) return seen

    const space = spaceOf(wire)
    const model = modelFor(wire)
    if (!model) return undefined
    const type = model.id
    const fields: Record<string, unknown> = {}
    // Only here delivered data becomes an Entry: `readField` gives each field its promised kind.
    const entry = { id: wire.sys.id, space, type, fields } as unknown as Entry
    known.set(wire, entry) // Set first, because content can contain cycles.
    const found: ReadProblem[] = []
    problems.set(entry, found)
    for (const [id, field] of Object.entries(model.fields)) {
      if (field.hidden) continue
      fields[id] = readField(field, wire.fields?.[id], {
        readEntry,
        unknownEntry: (target) => unknownEntry(target, spaceOf(target)),
        isShown,
        report(message) {
          const problem: ReadProblem = { space, entry: entry.id, type, field: id, message }
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

export const isHidden = ({ fields }: Entry) => hiddenField in fields && fields[hiddenField] === true

function knownById(spaceOf: ReadOptions['spaceOf']): ReadEntries {
  const entries = new Map<string, Entry>()
  const key = (wire: WireEntry) => `${spaceOf(wire)}/${wire.sys.id}`
  return { get: (wire) => entries.get(key(wire)), set: (wire, entry) => entries.set(key(wire), entry) }
}

const problems = new WeakMap<Entry, readonly ReadProblem[]>()

export const problemsOf = (entry: Entry): readonly ReadProblem[] => problems.get(entry) ?? []

/** Any entry with the product type book or course is a product. */
function modelFor(wire: WireEntry) {
  const { productType } = wire.fields ?? {}
  const isProduct = productType === 'Book' || productType === 'Course'
  return contentTypeFor(typeNameOf(wire)) ?? (isProduct ? contentTypeFor('product') : undefined)
}

/** Has no fields, so no view can show more. */
const unknownEntry = (wire: WireEntry, space: Space) =>
  ({ id: wire.sys.id, space, type: typeNameOf(wire), fields: {} }) as unknown as Entry
