import type { Delivered } from '@association/services/contentful'
import type { Cabinet } from '@association/services/shared-state'

/** Null if the content is known not to exist. */
export type Copy<Some = Delivered> = { delivered: Some | null }

/** Used during an outage. `cabinet` returns undefined during a build. */
export function lastGood(cabinet: () => Cabinet | undefined) {
  return {
    save: async (key: string, copy: Copy<unknown>) => cabinet()?.put(key, Buffer.from(JSON.stringify(copy))),
    remove: async (key: string) => cabinet()?.remove(key),
    /** A key always stores one type. */
    async read<Some = Delivered>(key: string): Promise<Copy<Some> | undefined> {
      const bytes = await cabinet()?.get(key)
      if (!bytes) return undefined
      const copy: unknown = JSON.parse(bytes.toString('utf8'))
      const isCopy = typeof copy === 'object' && copy !== null && 'delivered' in copy
      return isCopy ? (copy as Copy<Some>) : undefined
    },
  }
}
