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
  type Observer,
  usualLease,
} from './lease.ts'
import { freeVersion, type Look, type Watching } from './watch.ts'

/** Held while a run writes to a space. */
export type Lock = {
  /** Throws once another run has it; a lease that ran out while nobody took it is renewed first. */
  hold(): Promise<void>
  release(): Promise<void>
}

export type LockContext = Watching & { who: Who; lease?: typeof usualLease }

/**
 * Takes the lock of a space by compare-and-set on one entry. The lock of a dead or silent run is taken over. Throws a
 * sentence that says who holds it and since when; a patient run waits instead.
 */
export async function takeLock(client: SpaceClient, context: LockContext): Promise<Lock> {
  const version = await freeVersion(() => lookAtLock(client, context), context)
  const since = context.now()
  try {
    const taken = await swap(client, leaseOf(context, since), { version, context })
    return keepLock(client, context, { since, version: taken })
  } catch (error) {
    if (!context.isPatient || !isLocked(error)) throw error
    return takeLock(client, context) // another run was faster
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
  /** One after the other, because each names the version that the one before left. */
  const renewSoon = () => {
    renewal = renewal.then(() => (lost ? undefined : renew().catch(noteLoss)))
    return renewal
  }
  /** A heartbeat that does not arrive is only missed: the next one, or the next write, tries again. */
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

/** Who holds the lock of a space now; `undefined` when it is free. */
export async function readLock(client: SpaceClient, observer: Observer): Promise<Held | undefined> {
  const entry = await lockEntry(client)
  return heldBy(entry && leaseIn(entry), observer)
}

/** Returns once no run works in a space, or its run is silent for longer than a lease lasts. */
export async function awaitFreeLock(client: SpaceClient, watching: Watching): Promise<void> {
  await freeVersion(() => lookAtLock(client, watching), watching)
}

async function lookAtLock(client: SpaceClient, observer: Observer): Promise<Look> {
  const entry = await lockEntry(client)
  const held = heldBy(entry && leaseIn(entry), observer)
  return { busy: held?.state === 'dead' ? undefined : held, version: entry?.sys.version }
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
