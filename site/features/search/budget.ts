import type { MayRequest } from '@association/services/search'
import type { SharedState } from '@association/services/shared-state'

const dayMs = 86_400_000
/** Guests may cause this part of the daily requests. */
const partOfGuests = 0.8
/** Each letter may request suggestions. */
const suggestionsPerSearch = 10

type Options = {
  allow: SharedState['allow']
  dailyRequests: number
  now?: () => number
}

/**
 * The site pays for each request. A part is kept for signed-in visitors, so an attacker with many addresses cannot
 * spend all.
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
