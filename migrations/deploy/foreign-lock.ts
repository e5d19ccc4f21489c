import { isConflict, type SpaceClient } from '@association/services/management/index.ts'
import { saveRecord } from '../engine/journal/journal.ts'
import { leaseIn } from '../engine/journal/lease.ts'
import { lockEntry } from '../engine/journal/lock.ts'

/**
 * A clone copies the lock of its source, whose holder does not know the clone. `free` frees the lock only at the
 * version that was read, so a run that has since taken it in the clone keeps it.
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
