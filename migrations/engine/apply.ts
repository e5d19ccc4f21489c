import type { SpaceClient } from '@association/services/management/index.ts'
import type { Io } from '../commands/io.ts'
import { ensureJournal, type JournalEntry, writeJournal } from './journal.ts'
import { type Lock, takeLock } from './lock.ts'
import type { PlannedChange, SpacePlan } from './plan.ts'
import { writeType } from './write-type.ts'

/** Locks a space, asks for the plan once more and carries it out; the lock is released whatever happens. */
export async function applyToSpace(
  client: SpaceClient,
  replan: () => Promise<SpacePlan>,
  io: Io,
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
    for (const planned of change.types) await writeType(client, planned, beforeWrite)
  } catch (error) {
    // Best effort: what went wrong first is what the person should read.
    await writeJournal(client, record('failed', String(error))).catch(() => {})
    throw error
  }
  await writeJournal(client, record('applied'))
}
