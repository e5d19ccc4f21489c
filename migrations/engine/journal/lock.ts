import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, isNotFound, isSame, type SpaceClient } from '@association/services/management/index.ts'
import type { Who } from '../../io.ts'
import { MigrationError } from '../errors.ts'
import { findRecord, lockId, type RecordEntry, type RecordFields, saveRecord } from './journal.ts'
import {
  type Held,
  heldBy,
  type Lease,
  leaseIn,
  leaseOf,
  locked,
  nameOf,
  type Observer,
  refuseIfRunning,
  usualLease,
} from './lease.ts'

/** Held while a run writes to a space. */
export type Lock = {
  /** Throws once another run has it; a lease that ran out while nobody took it is renewed first. */
  hold(): Promise<void>
  release(): Promise<void>
}

export type LockContext = Observer & {
  who: Who
  lease?: typeof usualLease
  /** Waits before a second look at a lease that ran out; tells why. */
  wait?(ms: number, why: string): Promise<void>
}

/** More than two clocks differ by; a lease that ran out longer ago than this needs no second look. */
const clocksDifferByMs = 15 * 60_000
/** One beat, and what a slow answer takes. */
const secondLookMs = 25_000

/**
 * Takes the lock of a space by compare-and-set on one entry. The lock of a dead or silent run is taken over. Throws a
 * sentence that says who holds it and since when.
 */
export async function takeLock(client: SpaceClient, context: LockContext): Promise<Lock> {
  const version = await freeVersion(client, context)
  const since = context.now()
  const taken = await swap(client, leaseOf(context, since), { version, context })
  return keepLock(client, context, { since, version: taken })
}

/** The version of the lock when it is free. A lease that ran out by our clock may still be renewed by another. */
async function freeVersion(client: SpaceClient, context: LockContext): Promise<number | undefined> {
  const { now, wait = waitFor } = context
  const found = await findRecord(client, lockId)
  const held = heldBy(found && leaseIn(found), context)
  refuseIfRunning(held)
  const ranOutMs = now().getTime() - Date.parse(held?.until ?? '')
  if (!held || held.state === 'dead' || ranOutMs > clocksDifferByMs) return found?.sys.version
  await wait(
    secondLookMs,
    `The heartbeats of ${nameOf(held.holder)} ended: looking again in ${secondLookMs / 1000} s, because clocks differ.`,
  )
  const again = await findRecord(client, lockId)
  const next = heldBy(again && leaseIn(again), context)
  if (next && again?.sys.version !== found?.sys.version) throw locked(next)
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
    const until = now().getTime() + lease.lastsMs
    version = await swap(client, leaseOf(context, since), { version, context })
    validUntil = until
  }
  /** One after the other, because each names the version that the one before left. */
  const renewSoon = () => {
    renewal = renewal.then(() => (lost ? undefined : renew().catch(noteLoss)))
    return renewal
  }
  /** A heartbeat that does not arrive is only missed: the next one, or the next write, tries again. */
  const noteLoss = (error: unknown) => {
    if ((error instanceof MigrationError && error.code === 'LOCKED') || now().getTime() >= validUntil)
      lost = error as Error
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
      if (!lost) await swap(client, {}, { version, context })
    },
  }
}

/** Who holds the lock of a space now; `undefined` when it is free. */
export async function readLock(client: SpaceClient, observer: Observer): Promise<Held | undefined> {
  const entry = await lockEntry(client)
  return heldBy(entry && leaseIn(entry), observer)
}

/** By its address: an environment without a history has no content type to ask for. */
export async function lockEntry(client: SpaceClient): Promise<RecordEntry | undefined> {
  try {
    return await client.entry.get<RecordFields>({ entryId: lockId })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

type Swap = { version: number | undefined; context: Observer }

async function swap(client: SpaceClient, record: Lease, { version, context }: Swap): Promise<number> {
  const title = record.holder ? `Locked by ${record.holder.name}@${record.holder.host}` : 'Free'
  try {
    const saved = await saveRecord(client, { id: lockId, title, record, version })
    return saved.sys.version
  } catch (error) {
    if (!isConflict(error)) throw error
    const winner = await findRecord(client, lockId)
    // The answer of our own request was lost: no other run has our id.
    if (winner && isSame(leaseIn(winner), record)) return winner.sys.version
    throw locked(heldBy(winner && leaseIn(winner), context))
  }
}
