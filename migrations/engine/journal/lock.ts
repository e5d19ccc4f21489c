import { isConflict, isNotFound, isSame, type SpaceClient } from '@association/services/management/index.ts'
import type { Who } from '../../io.ts'
import { MigrationError } from '../errors.ts'
import { findRecord, lockId, type RecordEntry, type RecordFields, saveRecord } from './journal.ts'
import {
  type HeldLease,
  heldBy,
  type Lease,
  leaseIn,
  leaseOf,
  locked,
  type Observer,
  usualLease,
} from './lease.ts'
import { freeVersion, type Observation, type Watching } from './watch.ts'

export type Lock = {
  /** Throws once another run has the lock. Renews an expired lease if no other run took it. */
  hold(): Promise<void>
  release(): Promise<void>
}

export type LockContext = Watching & { who: Who; lease?: typeof usualLease }

/**
 * Takes the lock by compare-and-set on one entry, also from a dead or silent run. Otherwise waits if patient, or throws
 * who holds it and since when.
 */
export async function takeLock(client: SpaceClient, context: LockContext): Promise<Lock> {
  const version = await freeVersion(() => lookAtLock(client, context), context)
  const since = context.now()
  try {
    const taken = await swap(client, leaseOf(context, since), { version, context })
    return keepLock(client, context, { since, version: taken })
  } catch (error) {
    if (!context.isPatient || !isLocked(error)) throw error
    return takeLock(client, context) // Another run was faster.
  }
}

const isLocked = (error: unknown) => error instanceof MigrationError && error.code === 'LOCKED'

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
  /** Renewals are sequential, because each names the version that the previous one created. */
  const renewSoon = () => {
    renewal = renewal.then(() => (lost ? undefined : renew().catch(noteLoss)))
    return renewal
  }
  /** A failed heartbeat is not a lost lock, because the next heartbeat or write tries again. */
  const noteLoss = (error: unknown) => {
    if (isLocked(error) || now().getTime() >= validUntil) lost = error as Error
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

export async function readLock(client: SpaceClient, observer: Observer): Promise<HeldLease | undefined> {
  const entry = await lockEntry(client)
  return heldBy(entry && leaseIn(entry), observer)
}

/** Resolves when no run works in the space, or the run is silent for longer than a lease. */
export async function awaitFreeLock(client: SpaceClient, watching: Watching): Promise<void> {
  await freeVersion(() => lookAtLock(client, watching), watching)
}

async function lookAtLock(client: SpaceClient, observer: Observer): Promise<Observation> {
  const entry = await lockEntry(client)
  const held = heldBy(entry && leaseIn(entry), observer)
  return { busy: held?.state === 'dead' ? undefined : held, version: entry?.sys.version }
}

/** Reads by id: a query by content type fails in an environment without a journal. */
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
    // The response of this run's own request was lost, because no other run has its id.
    if (winner && isSame(leaseIn(winner), record)) return winner.sys.version
    throw locked(heldBy(winner && leaseIn(winner), context))
  }
}
