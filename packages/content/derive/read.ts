import type { Space } from '../define/content-type.ts'
import { hiddenField } from '../define/hidden-block.ts'
import { messages } from '../define/messages.ts'
import type { Entry } from '../define/values.ts'
import { contentTypeFor } from './content-types.ts'
import { readField } from './read-field.ts'
import { typeNameOf, type WireEntry } from './wire.ts'

/** A content problem for editors; visitors never see it. */
export type Problem = {
  space: Space
  entry: string
  type: string
  field?: string
  message: string
  /** The default severity is an error. */
  severity?: 'warning'
}

export type ReadOptions = {
  /** Entries of the other space carry their space in `sys.space`. */
  spaceOf(wire: WireEntry): Space
  report?(problem: Problem, wire: WireEntry): void
  /** Keeps hidden blocks, for previews. Otherwise lists, texts and indexes do not contain them. */
  keepsHidden?: boolean
  /**
   * Entries that were read before; the default is an empty map with one entry for each id. Use a WeakMap for content
   * that changes while an editor types: the same delivered object gives the same Entry. A change must therefore replace
   * all objects along its path, and may keep the others.
   */
  known?: Known
}

export type Known = {
  get(wire: WireEntry): Entry | undefined
  set(wire: WireEntry, entry: Entry): unknown
}

export type Reader = (wire: WireEntry) => Entry | undefined

/**
 * Makes a reader for one page: it converts delivered entries, each once, and tolerates cycles, missing links, unknown
 * types and half-typed drafts. Drops and reports values of a wrong kind.
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
    // The only place where delivered data becomes an Entry: `readField` gives each field its promised kind.
    const entry = { id: wire.sys.id, space, type, fields } as unknown as Entry
    known.set(wire, entry) // Set before the fields are read, because content can contain cycles.
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

export const isHidden = ({ fields }: Entry) => hiddenField in fields && fields[hiddenField] === true

function knownById(spaceOf: ReadOptions['spaceOf']): Known {
  const entries = new Map<string, Entry>()
  const key = (wire: WireEntry) => `${spaceOf(wire)}/${wire.sys.id}`
  return { get: (wire) => entries.get(key(wire)), set: (wire, entry) => entries.set(key(wire), entry) }
}

const problems = new WeakMap<Entry, readonly Problem[]>()

/** Problems of this entry's own data, not of linked entries. */
export const problemsOf = (entry: Entry): readonly Problem[] => problems.get(entry) ?? []

/** An entry of any type with the product type book or course is a product. */
function modelFor(wire: WireEntry) {
  const { productType } = wire.fields ?? {}
  const isProduct = productType === 'Book' || productType === 'Course'
  return contentTypeFor(typeNameOf(wire)) ?? (isProduct ? contentTypeFor('product') : undefined)
}

/** Has the id of its type and no fields, so no view can show more. */
const unknownEntry = (wire: WireEntry, space: Space) =>
  ({ id: wire.sys.id, space, type: typeNameOf(wire), fields: {} }) as unknown as Entry
