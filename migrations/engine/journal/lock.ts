import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isSame, type SpaceClient } from '@association/services/management/index.ts'
import type { Who } from '../../commands/io.ts'
import { MigrationError } from '../errors.ts'
import { findRecord, lockId, type RecordEntry, saveRecord } from './journal.ts'

/** Held while a run writes to a space. */
export type Lock = {
  /** Throws once somebody else has it; a lease that ran out while nobody took it is renewed first. */
  hold(): Promise<void>
  release(): Promise<void>
}

type Lease = { holder?: Who; since?: string; until?: string }

const usualLease = { lastsMs: 60_000, beatsEveryMs: 20_000 }
/** More than two clocks differ by; a lease that ran out longer ago than this needs no second look. */
const clocksDifferByMs = 15 * 60_000
/** One beat, and what a slow answer takes. */
const secondLookMs = 25_000

export type LockContext = {
  who: Who
  now(): Date
  isAlive?(pid: number): boolean
  lease?: typeof usualLease
  /** Waits before a second look at a lease that ran out; tells why. */
  wait?(ms: number, why: string): Promise<void>
}

/**
 * Takes the lock of a space by compare-and-set on one entry. A lease that ran out, or whose holder was a process of
 * this machine that is gone, is taken over. Throws a sentence that says who holds it and since when.
 */
export async function takeLock(client: SpaceClient, context: LockContext): Promise<Lock> {
  const version = await freeVersion(client, context)
  const since = context.now()
  return keepLock(client, context, { since, version: await swap(client, leaseOf(context, since), version) })
}

/** The version of the lock when nobody holds it. A lease that ran out by our clock may still be renewed by another. */
async function freeVersion(client: SpaceClient, context: LockContext): Promise<number | undefined> {
  const { now, wait = waitFor } = context
  const found = await findRecord(client, lockId)
  const lease = found && leaseIn(found)
  refuseIfHeld(lease, context)
  const ranOutMs = now().getTime() - Date.parse(lease?.until ?? '')
  if (!lease?.holder || lease.holder.host === context.who.host || !(ranOutMs < clocksDifferByMs))
    return found?.sys.version
  await wait(
    secondLookMs,
    `The lease of ${nameOf(lease.holder)} ran out: looking again in ${secondLookMs / 1000} s, for clocks differ.`,
  )
  const again = await findRecord(client, lockId)
  if (again && again.sys.version !== found?.sys.version && leaseIn(again).holder)
    throw new MigrationError('LOCKED', nameWinner(leaseIn(again)))
  return again?.sys.version
}

const waitFor = (ms: number) => sleep(ms)

type Taken = { since: Date; version: number }

function keepLock(client: SpaceClient, context: LockContext, { since, ...taken }: Taken): Lock {
  const { now, lease = usualLease } = context
  let { version } = taken
  let validUntil = now().getTime() + lease.lastsMs
  let lost: Error | undefined
  let renewal = Promise.resolve()

  const renew = async () => {
    try {
      const until = now().getTime() + lease.lastsMs
      version = await swap(client, leaseOf(context, since), version)
      validUntil = until
    } catch (error) {
      lost = error instanceof Error ? error : new Error(String(error))
    }
  }
  /** One after the other, for each names the version that the one before left. */
  const renewSoon = () => {
    renewal = renewal.then(() => (lost ? undefined : renew()))
    return renewal
  }
  const beat = setInterval(renewSoon, lease.beatsEveryMs)
  beat.unref()

  return {
    async hold() {
      if (!lost && now().getTime() >= validUntil) await renewSoon()
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

export const leaseIn = (entry: RecordEntry) => entry.fields.record['en-US'] as Lease

const leaseOf = ({ who, now, lease = usualLease }: LockContext, since: Date): Lease => ({
  holder: who,
  since: since.toISOString(),
  until: new Date(now().getTime() + lease.lastsMs).toISOString(),
})

type Held = Pick<LockContext, 'who' | 'now' | 'isAlive'>

/** Throws a sentence that says who holds the lock, and until when. */
export function refuseIfHeld(held: Lease | undefined, { who, now, isAlive = processIsAlive }: Held): void {
  if (!held?.holder || !held.until || new Date(held.until) <= now()) return
  const { holder, since, until } = held
  if (holder.host === who.host && !isAlive(holder.pid)) return
  throw new MigrationError(
    'LOCKED',
    `${nameOf(holder)} holds the lock since ${since}: wait until it is done, ` +
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
  return `${nameOf(holder)} holds the lock since ${since}: run the command again when it is done.`
}

const nameOf = ({ name, host, pid }: Who) => `${name}@${host} (process ${pid})`

function processIsAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it lives, and belongs to someone else
  }
}
