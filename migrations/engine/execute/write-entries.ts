import {
  inLinkOrder,
  inParallel,
  isConflict,
  isNotFound,
  type Publisher,
  publisher,
  targetsIn,
} from '@association/services/management/index.ts'
import { type EntryFilter, type LiveEntry, readEntries } from '../content/read-entries.ts'
import type { LeftEntry } from '../operations/left.ts'
import type { EntryOperation } from '../operations/operation.ts'
import { nextStep } from './entry-step.ts'
import { type Publishing, readEntry, writeEntry } from './write-entry.ts'
import type { Writing } from './writing.ts'

const atOnce = 6
/** For more entries, reading all of their types takes fewer requests than queries by id. */
const fewIds = 300

/**
 * Saves and bulk-publishes first, then saves drafts on top. After a kill, a second run does the rest. Resolves to the
 * entries left as a person saved them.
 */
export async function writeEntries(
  operations: readonly EntryOperation[],
  writing: Writing,
): Promise<LeftEntry[]> {
  const { client, done } = writing
  const wanted = operations.filter(({ isImplied }) => !isImplied)
  const live = await readEntries(client, idsOrTypes(wanted))
  const bulk = publisher(client, { done() {} })
  const waiting: EntryOperation[] = []
  const left: LeftEntry[] = []
  const write = async (planned: EntryOperation, publishing: Publishing) => {
    const written = await writeEntry(planned, { start: live.get(planned.id), publishing }, writing)
    if (written.left) left.push(written.left)
    else keep(live, planned.id, written.entry)
    return written
  }
  await inParallel(inOrder(wanted), atOnce, async (planned) => {
    const { entry, operation } = { entry: undefined, operation: planned, ...(await write(planned, 'later')) }
    if (!entry || nextStep(entry.state, operation.to) !== 'publish') return done(1)
    await writing.beforeWrite()
    waiting.push(operation)
    bulk.add({ type: 'Entry', id: operation.id, version: entry.version, links: linksOf(operation) })
  })
  const edited = await editedMeanwhile(bulk)
  await inParallel(waiting, atOnce, async (operation) => {
    const { id } = operation
    const entry = edited.has(id) ? await readEntry(id, writing) : published(live.get(id))
    keep(live, id, entry)
    await write(operation, 'now')
    done(1)
  })
  done(operations.length - wanted.length)
  return left
}

/** Resolves to the entries that a person saved before their publication. Throws for other refusals. */
async function editedMeanwhile(bulk: Publisher): Promise<ReadonlySet<string>> {
  const refused = await bulk.finishMost()
  const other = refused.find(({ error }) => !isConflict(error) && !isNotFound(error))
  if (other) throw other.error
  return new Set(refused.map(({ item }) => item.id))
}

function idsOrTypes(operations: readonly EntryOperation[]): EntryFilter {
  if (operations.length <= fewIds) return { ids: operations.map(({ id }) => id) }
  const types = operations.flatMap(({ from, to }) => (from ?? to)?.type ?? [])
  return { types: [...new Set(types)] }
}

const inOrder = (operations: readonly EntryOperation[]) =>
  inLinkOrder(
    operations.map((operation) => ({
      type: 'Entry' as const,
      id: operation.id,
      links: linksOf(operation),
      operation,
    })),
  )
    .flat()
    .map(({ operation }) => operation)

const linksOf = ({ to }: EntryOperation) => targetsIn(to?.published?.fields)

function keep(live: Map<string, LiveEntry>, id: string, entry: LiveEntry | undefined) {
  if (entry) live.set(id, entry)
  else live.delete(id)
}

/** Publishing raises the version by one, so the entry need not be read again. */
const published = (entry: LiveEntry | undefined): LiveEntry | undefined =>
  entry && { state: { ...entry.state, published: entry.state.saved }, version: entry.version + 1 }
