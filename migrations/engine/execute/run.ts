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
import { carryOutStage, type StagePlanning } from './carry-out-stage.ts'
import { watchModels } from './watch-models.ts'

export type RunOptions = Allowed & {
  io: Io
  /** Writes lock and journal. A stop does not abort its requests. */
  steady?: SpaceClient
  isPatient?: boolean
  /** Missing without a terminal. */
  confirm?: Io['confirm']
  onProgress?(progress: Progress): void
}
/** Counts operations of the whole run. Other lines may be printed while `isBetween` two stages. */
export type Progress = { done: number; total: number; isBetween: boolean }

export type Session = {
  client: SpaceClient
  steady: SpaceClient
  io: Io
  /** Rejects when the lock is lost or the person stops the run. */
  beforeWrite(): Promise<void>
  /** Rejects only when the lock is lost. */
  hold(): Promise<void>
  expect(stages: readonly Stage[], world: World): void
  runStage(stage: Stage, planning: StagePlanning): Promise<LeftEntry[]>
}

export async function underLock<Result>(
  client: SpaceClient,
  { io, steady = client, isPatient, confirm, onProgress = () => {} }: RunOptions,
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
    // The person must see the error that stopped the run; an unreleased lease expires by itself.
    await lock.release().catch((error: Error) => io.err(`The lock was not given back: ${error.message}`))
  }
}

export const watching = (io: Io) => ({
  ...io,
  wait: async (ms: number) => {
    await sleep(ms, undefined, { signal: io.signal }).catch(() => io.signal?.throwIfAborted())
  },
  say: io.err,
})

type Subject = Pick<JournalEntry, 'id' | 'checksum' | 'parts' | 'sum'>
type OutcomeNote = Pick<JournalEntry, 'stage' | 'undoes' | 'error' | 'left' | 'revisions' | 'isInterrupted'>

export async function recorder(
  subject: Subject,
  { steady, io, hold }: Pick<Session, 'steady' | 'io' | 'hold'>,
) {
  const held = (await readJournal(steady)).find(({ id }) => id === subject.id)
  const startedAt = io.now()
  const { parts = held?.parts, sum = held?.sum } = subject
  // A new plan discards the skipped entries and revisions of an earlier run.
  const kept = subject.parts === undefined ? notesIn(held) : {}
  return async (outcome: JournalEntry['outcome'], note: OutcomeNote): Promise<void> => {
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

/** Asks one question at a time. Resolves to false without a terminal. */
function asking(confirm: Io['confirm']): (lines: readonly string[]) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve()
  return (lines) => {
    if (!confirm) return Promise.resolve(false)
    const answer = last.then(() => confirm(`${lines.join('; ')}. Go on all the same?`))
    last = answer.catch(() => {})
    return answer
  }
}
