import { randomUUID } from 'node:crypto'
import {
  beforeAll,
  compareIds,
  comparePlaces,
  type EntryId,
  type LogPlace,
  readPosition,
  writePosition,
} from './position.ts'
import type { Expired, ExpiryListener, Log, Position } from './shared-state.ts'

export type LogEntry = { id: EntryId; expired: Expired }

type Options = {
  log: Log
  /** The most tags to remember. A position before the last forgotten expiry counts as expired. */
  maxTags?: number
}

export type ExpiryLog = ReturnType<typeof expiryLog>

export function expiryLog({ log, maxTags = 20_000 }: Options) {
  const runId = randomUUID()
  const listeners = new Set<ExpiryListener>()
  const lastExpiry = new Map<string, LogPlace>()
  /** The place of the last applied expiry. At first it is a local place, whose position is valid only in this run. */
  let place: LogPlace = { id: beforeAll, local: 1 }
  /** False until the shared log has told its newest entry. */
  let isFollowing = false
  /** `lastExpiry` is complete only after this place. */
  let horizon: LogPlace = place

  function remember(expired: Expired, at: LogPlace) {
    if (expired === 'everything') {
      lastExpiry.clear()
      horizon = at
      return
    }
    for (const tag of expired) {
      // The map keeps the order of expiries, so the loop below forgets the oldest.
      lastExpiry.delete(tag)
      lastExpiry.set(tag, at)
    }
    for (const [tag, forgotten] of lastExpiry) {
      if (lastExpiry.size <= maxTags) break
      lastExpiry.delete(tag)
      horizon = forgotten
    }
  }

  function tell(expired: Expired) {
    if (expired.length === 0) return
    for (const listener of listeners) {
      try {
        listener(expired)
      } catch (error) {
        log.warn(`An expiry was not applied everywhere: ${error}`)
      }
    }
  }

  /** Never moves back, because a listener may have moved further. */
  function moveOn(next: LogPlace) {
    if (comparePlaces(next, place) > 0) place = next
  }

  function expireAt(next: LogPlace, expired: Expired) {
    remember(expired, next)
    tell(expired)
    moveOn(next)
  }

  return {
    /** The last applied entry of the shared log. */
    lastId: () => (isFollowing ? place.id : undefined),
    position: (): Position => writePosition(place, runId),
    subscribe(listener: ExpiryListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasExpired(tags: readonly string[], since: Position) {
      const from = readPosition(since, runId)
      if (from === undefined || comparePlaces(from, horizon) < 0) return true
      if (!isFollowing && from.id !== place.id) return true
      return tags.some((tag) => {
        const at = lastExpiry.get(tag)
        return at !== undefined && comparePlaces(at, from) > 0
      })
    },
    /** The entries must follow the last applied one without a gap; applied ones are skipped. */
    apply(entries: readonly LogEntry[]) {
      const fresh = entries.filter(({ id }) => compareIds(id, place.id) > 0)
      const last = fresh.at(-1)
      if (last === undefined) return
      for (const { id, expired } of fresh) remember(expired, { id, local: 0 })
      tell(unionOf(fresh.map(({ expired }) => expired)))
      moveOn({ id: last.id, local: 0 })
    },
    /** Applies an expiry that the shared log does not have yet. */
    applyHere(expired: Expired) {
      expireAt({ id: place.id, local: place.local + 1 }, expired)
    },
    /** Follows the log from this entry on. Everything older expires, because it may have missed an expiry. */
    startAt(id: EntryId) {
      isFollowing = true
      expireAt({ id, local: 0 }, 'everything')
    },
  }
}

export const unionOf = (all: readonly Expired[]): Expired =>
  all.includes('everything') ? 'everything' : [...new Set(all.flat())]
