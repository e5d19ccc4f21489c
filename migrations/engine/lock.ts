import { isConflict, isSame, type SpaceClient } from '@association/services/management/index.ts'
import type { Who } from '../commands/io.ts'
import { MigrationError } from './errors.ts'
import { findRecord, lockId, type RecordEntry, saveRecord } from './journal.ts'

/** Held while a run writes to a space. `check` throws once somebody else may have taken it. */
export type Lock = { check(): void; release(): Promise<void> }

type Lease = { holder?: Who; since?: string; until?: string }

const usualLease = { lastsMs: 60_000, beatsEveryMs: 20_000 }

export type LockContext = {
  who: Who
  now(): Date
  isAlive?(pid: number): boolean
  lease?: typeof usualLease
}

/**
 * Takes the lock of a space by compare-and-set on one entry. A lease that ran out, or whose holder was a process of
 * this machine that is gone, is taken over. Throws a sentence that says who holds it and since when.
 */
export async function takeLock(client: SpaceClient, context: LockContext): Promise<Lock> {
  const current = await findRecord(client, lockId)
  refuseIfHeld(current && leaseIn(current), context)
  const since = context.now()
  let version = await swap(client, leaseOf(context, since), current?.sys.version)
  let lost: Error | undefined
  let renewal = Promise.resolve()

  const renew = async () => {
    try {
      version = await swap(client, leaseOf(context, since), version)
    } catch (error) {
      lost = error instanceof Error ? error : new Error(String(error))
    }
  }
  const beat = setInterval(
    () => {
      renewal = renew()
    },
    (context.lease ?? usualLease).beatsEveryMs,
  )
  beat.unref()

  return {
    check() {
      if (lost) throw new MigrationError('LOCK_LOST', `The lock of the space was lost: ${lost.message}`)
    },
    async release() {
      clearInterval(beat)
      await renewal
      if (!lost) await swap(client, {}, version)
    },
  }
}

/** Who holds the lock of a space now; nobody does when its lease ran out. */
export async function lockHolder(client: SpaceClient, now: Date): Promise<Required<Lease> | undefined> {
  const entry = await findRecord(client, lockId)
  const { holder, since, until } = entry ? leaseIn(entry) : {}
  return holder && since && until && new Date(until) > now ? { holder, since, until } : undefined
}

const leaseIn = (entry: RecordEntry) => entry.fields.record['en-US'] as Lease

const leaseOf = ({ who, now, lease = usualLease }: LockContext, since: Date): Lease => ({
  holder: who,
  since: since.toISOString(),
  until: new Date(now().getTime() + lease.lastsMs).toISOString(),
})

function refuseIfHeld(held: Lease | undefined, { who, now, isAlive = processIsAlive }: LockContext): void {
  if (!held?.holder || !held.until || new Date(held.until) <= now()) return
  const { holder, since, until } = held
  if (holder.host === who.host && !isAlive(holder.pid)) return
  throw new MigrationError(
    'LOCKED',
    `${holder.name}@${holder.host} (process ${holder.pid}) holds the lock since ${since}: wait until it is done, ` +
      `or until ${until} if it was killed, and run the command again.`,
  )
}

async function swap(client: SpaceClient, record: Lease, version: number | undefined): Promise<number> {
  const title = record.holder ? `Locked by ${record.holder.name}@${record.holder.host}` : 'Free'
  try {
    const saved = await saveRecord(client, { id: lockId, title, record, version })
    return saved.sys.version
  } catch (error) {
    if (!isConflict(error)) throw error
    const winner = await findRecord(client, lockId)
    // A lost answer makes the transport send twice: then the conflict is with ourselves.
    if (winner && isSame(leaseIn(winner), record)) return winner.sys.version
    throw new MigrationError('LOCKED', nameWinner(winner && leaseIn(winner)))
  }
}

function nameWinner({ holder, since }: Lease = {}): string {
  if (!holder) return 'Another run took the lock at the same moment: run the command again.'
  return `${holder.name}@${holder.host} (process ${holder.pid}) holds the lock since ${since}: run the command again when it is done.`
}

function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it lives, and belongs to someone else
  }
}
