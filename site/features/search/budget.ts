import type { MayRequest } from '@association/services/search'
import type { SharedState } from '@association/services/shared-state'

const dayMs = 86_400_000
/** The part of a day's requests that visitors may cause who are not signed in. */
const partOfGuests = 0.8
/** Suggestions for each search: each letter may request some. */
const suggestionsPerSearch = 10

type Options = {
  /** Counts on all instances of the site. */
  allow: SharedState['allow']
  dailyRequests: number
  now?: () => number
}

/**
 * The requests that the site sends to the search provider in a day, which pays for each. One attacker with many addresses
 * cannot spend all of them: a part is kept for signed-in visitors.
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
