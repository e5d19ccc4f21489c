import type { Space } from '@association/content'
import type { Change } from '@association/services/contentful'

type Read = (space: Space, since: Date) => Promise<readonly Change[]>
export type RecentChanges = (space: Space) => Promise<readonly Change[]>

/** Long enough that clocks which differ a little, and a Preview API that is late, hide no change. */
const windowMs = 60_000
const freshMs = 1000

/**
 * What was saved in a space within the last minute. Contentful is asked at most once a second for each space, however
 * many editors look on, also when it refuses.
 */
export function recentChanges(read: Read, now = Date.now): RecentChanges {
  const latest = new Map<Space, { askedAt: number; changes: Promise<readonly Change[]> }>()
  return (space) => {
    const known = latest.get(space)
    if (known && now() - known.askedAt < freshMs) return known.changes
    const changes = read(space, new Date(now() - windowMs))
    latest.set(space, { askedAt: now(), changes })
    return changes
  }
}
