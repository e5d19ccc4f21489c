import type { MayRequest } from '@association/services/search'
import type { SharedState } from '@association/services/shared-state'

const dayMs = 86_400_000
/** The share of the daily requests that guests may cause. */
const partOfGuests = 0.8
/** Suggestions for each search, because each letter may request some. */
const suggestionsPerSearch = 10

type Options = {
  /** Counts over all instances of the site. */
  allow: SharedState['allow']
  dailyRequests: number
  now?: () => number
}

/**
 * The association pays for each request. The reserve for signed-in visitors survives an attacker with many addresses.
 */
export const searchBudget =
  ({ allow, dailyRequests, now = Date.now }: Options) =>
  (kind: 'search' | 'suggest', isSignedIn: boolean): MayRequest =>
  async () => {
    const day = new Date(now()).toISOString().slice(0, 10)
    const all = dailyRequests * (kind === 'suggest' ? suggestionsPerSearch : 1)
    const count = (who: string, most: number) =>
      allow(`${kind} budget of ${who} on ${day}`, { count: most, everyMs: dayMs })
    if (!isSignedIn && !(await count('guests', Math.floor(all * partOfGuests)))) return false
    return count('all', all)
  }
