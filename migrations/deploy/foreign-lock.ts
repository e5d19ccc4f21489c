import { isConflict, isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import { lockId, type RecordEntry, type RecordFields, saveRecord } from '../engine/journal/journal.ts'
import { leaseIn, refuseIfHeld } from '../engine/journal/lease.ts'
import type { Io } from '../io.ts'

/** Throws the sentence that says who holds the lock: a clone of what is being changed would be neither old nor new. */
export async function refuseWhileLocked(
  client: SpaceClient,
  context: Pick<Io, 'who' | 'now'>,
): Promise<void> {
  const lock = await readLock(client)
  refuseIfHeld(lock && leaseIn(lock), context)
}

/**
 * The lock that a new clone brought along from where it was made, whose holder does not know of the clone. It is freed
 * only as it was read: who took it in the clone since keeps it.
 */
export async function lockBroughtAlong(client: SpaceClient): Promise<{ free(): Promise<void> }> {
  const lock = await readLock(client)
  return {
    async free() {
      if (!lock || !leaseIn(lock).holder) return
      const { id, version } = lock.sys
      try {
        await saveRecord(client, { id, title: 'Free', record: {}, version })
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    },
  }
}

/** By its address: an environment without a history has no content type to ask for. */
async function readLock(client: SpaceClient): Promise<RecordEntry | undefined> {
  try {
    return await client.entry.get<RecordFields>({ entryId: lockId })
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
