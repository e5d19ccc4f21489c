import { inLinkOrder, inParallel, publisher, targetsIn } from '@association/services/management/index.ts'
import { type LiveEntry, readEntries, type Wanted } from '../content/read-entries.ts'
import type { EntryOperation } from '../operation.ts'
import { nextStep } from './entry-step.ts'
import { writeEntry } from './write-entry.ts'
import type { Writing } from './writing.ts'

const atOnce = 6
/** Up to here entries are read by their ids, above it with all others of their types: that takes less requests. */
const fewIds = 300

/**
 * Brings entries into their states, several at a time: first what is to be published is saved, which is published in
 * bulk meanwhile; then drafts go on top of it. Killed at any point, another run does only what is left.
 */
export async function writeEntries(operations: readonly EntryOperation[], writing: Writing): Promise<void> {
  const { client, done } = writing
  const wanted = operations.filter(({ isImplied }) => !isImplied)
  const live = await readEntries(client, idsOrTypes(wanted))
  const publishing = publisher(client, { done() {} })
  const waiting: EntryOperation[] = []
  await inParallel(inOrder(wanted), atOnce, async (operation) => {
    const { id, to } = operation
    const entry = await writeEntry(operation, live.get(id), writing)
    keep(live, id, entry)
    if (!entry || nextStep(entry.state, to) !== 'publish') return done(1)
    await writing.beforeWrite()
    waiting.push(operation)
    publishing.add({ type: 'Entry', id, version: entry.version, links: linksOf(operation) })
  })
  await publishing.finish()
  await inParallel(waiting, atOnce, async (operation) => {
    await writeEntry(operation, published(live.get(operation.id)), writing)
    done(1)
  })
  done(operations.length - wanted.length)
}

function idsOrTypes(operations: readonly EntryOperation[]): Wanted {
  if (operations.length <= fewIds) return { ids: operations.map(({ id }) => id) }
  const types = operations.flatMap(({ from, to }) => (from ?? to)?.type ?? [])
  return { types: [...new Set(types)] }
}

/** What is linked to is published before what links to it. */
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

/** Publishing raises the version by one; no need to read the entry again. */
const published = (entry: LiveEntry | undefined): LiveEntry | undefined =>
  entry && { state: { ...entry.state, published: entry.state.saved }, version: entry.version + 1 }
