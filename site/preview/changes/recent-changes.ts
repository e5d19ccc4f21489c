import type { Space } from '@association/content'
import type { SavedChange } from '@association/services/contentful'

type ReadChanges = (space: Space, since: Date) => Promise<readonly SavedChange[]>
export type RecentChanges = (space: Space) => Promise<readonly SavedChange[]>

/** Covers clock differences and the delay of the Preview API. */
const windowMs = 60_000
const freshMs = 1000

/** Sends at most one request a second for each space, for any number of editors, also after failures. */
export function recentChanges(read: ReadChanges, now = Date.now): RecentChanges {
  const latest = new Map<Space, { askedAt: number; changes: Promise<readonly SavedChange[]> }>()
  return (space) => {
    const known = latest.get(space)
    if (known && now() - known.askedAt < freshMs) return known.changes
    const changes = read(space, new Date(now() - windowMs))
    latest.set(space, { askedAt: now(), changes })
    return changes
  }
}
