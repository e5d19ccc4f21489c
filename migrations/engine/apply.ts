import type { SpaceClient } from '@association/services/management/index.ts'
import type { Io } from '../commands/io.ts'
import { ensureJournal, type JournalEntry, writeJournal } from './journal.ts'
import { type Lock, takeLock } from './lock.ts'
import { type PlannedChange, type SpacePlan, typesOf } from './plan.ts'
import { writeType } from './write-type.ts'

export type Run = {
  io: Io
  /** Goes on although the plan names losses. */
  allowDataLoss?: boolean
  /** Writes over what people changed since; what they wrote is lost. */
  overwrite?: boolean
  onProgress?(progress: Progress): void
}
/** Operations of a change that are done, of how many, and what is being done: `transform basicArticle`. */
export type Progress = { done: number; total: number; about: string }

/** Locks a space, asks for the plan once more and carries it out; the lock is released whatever happens. */
export async function applyToSpace(
  client: SpaceClient,
  replan: () => Promise<SpacePlan>,
  { io }: Run,
): Promise<number> {
  await ensureJournal(client)
  const lock = await takeLock(client, io)
  try {
    const { space, changes } = await replan()
    for (const change of changes) {
      io.err(`${space}: ${change.id}  ${change.about}\n`)
      await applyChange(client, change, { io, lock })
    }
    return changes.length
  } finally {
    // What stopped the run is what the person should read; a lease that is not given back runs out.
    await lock.release().catch((error: Error) => io.err(`The lock was not given back: ${error.message}\n`))
  }
}

type Context = { io: Io; lock: Lock }

async function applyChange(client: SpaceClient, change: PlannedChange, { io, lock }: Context): Promise<void> {
  const startedAt = io.now()
  const record = (outcome: JournalEntry['outcome'], error?: string): JournalEntry => ({
    id: change.id,
    checksum: change.checksum,
    outcome,
    by: `${io.who.name}@${io.who.host}`,
    startedAt: startedAt.toISOString(),
    ...(outcome === 'started' ? {} : { durationMs: io.now().getTime() - startedAt.getTime() }),
    ...(error === undefined ? {} : { error }),
  })
  const beforeWrite = () => {
    io.signal?.throwIfAborted()
    lock.check()
  }
  await writeJournal(client, record('started'))
  try {
    for (const { id: type, to } of typesOf(change)) await writeType(client, { type, to }, beforeWrite)
  } catch (error) {
    // Best effort: what went wrong first is what the person should read.
    await writeJournal(client, record('failed', String(error))).catch(() => {})
    throw error
  }
  await writeJournal(client, record('applied'))
}
