import { isConflict, type SpaceClient } from '@association/services/management/index.ts'
import { saveRecord } from '../engine/journal/journal.ts'
import { leaseIn } from '../engine/journal/lease.ts'
import { lockEntry } from '../engine/journal/lock.ts'

/**
 * The lock that a new clone brought along from where it was made, whose holder does not know of the clone. It is freed
 * only as it was read: who took it in the clone since keeps it.
 */
export async function lockBroughtAlong(client: SpaceClient): Promise<{ free(): Promise<void> }> {
  const lock = await lockEntry(client)
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
