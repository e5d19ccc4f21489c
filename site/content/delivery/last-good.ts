import type { Delivered } from '@association/services/contentful'
import type { Cabinet } from '@association/services/shared-state'

/** What was delivered; null, where it was known that there is nothing. */
export type Copy<Some = Delivered> = { delivered: Some | null }

/**
 * The last good copy of everything that was delivered: what pages are made of while Contentful cannot be read. `cabinet`
 * returns undefined where the site does not run, as during a build; then there are no copies.
 */
export function lastGood(cabinet: () => Cabinet | undefined) {
  return {
    save: async (key: string, copy: Copy<unknown>) => cabinet()?.put(key, Buffer.from(JSON.stringify(copy))),
    remove: async (key: string) => cabinet()?.remove(key),
    /** A key always holds what was saved under it, so whoever reads it knows what that is. */
    async read<Some = Delivered>(key: string): Promise<Copy<Some> | undefined> {
      const bytes = await cabinet()?.get(key)
      if (!bytes) return undefined
      const copy: unknown = JSON.parse(bytes.toString('utf8'))
      const isCopy = typeof copy === 'object' && copy !== null && 'delivered' in copy
      return isCopy ? (copy as Copy<Some>) : undefined
    },
  }
}
