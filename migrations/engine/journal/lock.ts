import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isSame, type SpaceClient } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'
import { findRecord, lockId, saveRecord } from './journal.ts'
import {
  type Lease,
  type LockContext,
  leaseIn,
  leaseOf,
  nameOf,
  nameWinner,
  refuseIfHeld,
  usualLease,
} from './lease.ts'

/** Held while a run writes to a space. */
export type Lock = {
  /** Throws once somebody else has it; a lease that ran out while nobody took it is renewed first. */
  hold(): Promise<void>
  release(): Promise<void>
}

/** More than two clocks differ by; a lease that ran out longer ago than this needs no second look. */
const clocksDifferByMs = 15 * 60_000
/** One beat, and what a slow answer takes. */
const secondLookMs = 25_000

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
