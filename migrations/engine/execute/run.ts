import { setTimeout as sleep } from 'node:timers/promises'
import type { SpaceClient } from '@association/services/management/index.ts'
import type { Io } from '../../io.ts'
import { carriedOut, emptyWorld, type World } from '../content/world.ts'
import { type JournalEntry, readJournal, writeJournal } from '../journal/journal.ts'
import { takeLock } from '../journal/lock.ts'
import { ensureReserved } from '../journal/reserved-types.ts'
import type { LeftEntry } from '../operations/left.ts'
import type { Stage } from '../operations/operation.ts'
import type { Allowed } from '../plan/losses.ts'
import { asking } from './asking.ts'
import { carryOutStage, type StagePlanning } from './carry-out-stage.ts'
import { watchModels } from './watch-models.ts'

export type Run = Allowed & {
  io: Io
  /** Keeps the lock and the history: a client that is not cut when the person stops the command. */
  steady?: SpaceClient
  /** Waits until the lock is free instead of giving up. */
  isPatient?: boolean
  /** Asks the person; missing where nobody can answer. */
  confirm?: Io['confirm']
  onProgress?(progress: Progress): void
}
/** Operations of the whole run that are done, and of how many; between two stages other lines may be written. */
export type Progress = { done: number; total: number; isBetween: boolean }

/** A run that holds the lock of a space. */
export type Session = {
  client: SpaceClient
  /** Keeps the history, also of a run that is stopped. */
  steady: SpaceClient
  io: Io
  /** Rejects when the run must stop: its lock is lost, or the person stopped it. */
  beforeWrite(): Promise<void>
  /** Rejects only when the lock is lost. */
  hold(): Promise<void>
  /** What is carried out in all and the space before it, as it was planned. */
  expect(stages: readonly Stage[], world: World): void
  /** Resolves to the entries that stay as people saved them. */
  runStage(stage: Stage, planning: StagePlanning): Promise<LeftEntry[]>
}

/** Works under the lock of the space, which is released whatever happens. */
export async function underLock<Result>(
  client: SpaceClient,
  { io, steady = client, isPatient, confirm, onProgress = () => {} }: Run,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  await ensureReserved(client)
  const lock = await takeLock(steady, { ...watching(io), isPatient })
  const beforeWrite = async () => {
    io.signal?.throwIfAborted()
    await lock.hold()
  }
  const whole = { done: 0, total: 0 }
  const models = await watchModels(client)
  const allows = asking(confirm)
  let world: World | undefined
  try {
    return await work({
      client,
      steady,
      io,
      beforeWrite,
      hold: lock.hold,
      expect(stages, start) {
        whole.total = stages.reduce((sum, { operations }) => sum + operations.length, 0)
        world = start
      },
      async runStage(stage, planning) {
        let open = stage.operations.length
        const done = (count: number) => {
          open -= count
          whole.done += count
          onProgress({ ...whole, isBetween: open <= 0 })
        }
        const before = world ?? emptyWorld
        const context = { client, beforeWrite, done, allows, models, world: before }
        const left = await carryOutStage(stage, planning, context)
        world = carriedOut(before, stage)
        return left
      },
    })
  } finally {
    if (whole.total > 0) onProgress({ ...whole, isBetween: true })
    if (io.signal?.aborted) io.err('Giving the lock back; Ctrl-C once more ends at once.')
    // What stopped the run is what the person should read; a lease that is not given back runs out.
    await lock.release().catch((error: Error) => io.err(`The lock was not given back: ${error.message}`))
  }
}

/** A watch of the lock that the person can follow and stop. */
export const watching = (io: Io) => ({
  ...io,
  wait: async (ms: number) => {
    await sleep(ms, undefined, { signal: io.signal }).catch(() => io.signal?.throwIfAborted())
  },
  say: io.err,
})

type Subject = Pick<JournalEntry, 'id' | 'checksum' | 'parts' | 'sum'>
type Note = Pick<JournalEntry, 'stage' | 'undoes' | 'error' | 'left' | 'revisions' | 'isInterrupted'>

/** Writes what happens to a change into the history; what an earlier run knew of its plan stays. */
export async function recorder(
  subject: Subject,
  { steady, io, hold }: Pick<Session, 'steady' | 'io' | 'hold'>,
) {
  const held = (await readJournal(steady)).find(({ id }) => id === subject.id)
  const startedAt = io.now()
  const { parts = held?.parts, sum = held?.sum } = subject
  // A new plan begins without what an earlier run of the change left or revised.
  const kept = subject.parts === undefined ? notesIn(held) : {}
  return async (outcome: JournalEntry['outcome'], note: Note): Promise<void> => {
    await hold()
    await writeJournal(steady, {
      ...subject,
      ...(parts === undefined ? {} : { parts, sum }),
      ...kept,
      outcome,
      by: `${io.who.name}@${io.who.host}`,
      startedAt: startedAt.toISOString(),
      ...(outcome === 'started' || outcome === 'rollingBack'
        ? {}
        : { durationMs: io.now().getTime() - startedAt.getTime() }),
      ...note,
    })
  }
}

const notesIn = ({ left, revisions }: Partial<JournalEntry> = {}) => ({
  ...(left ? { left } : {}),
  ...(revisions ? { revisions } : {}),
})
