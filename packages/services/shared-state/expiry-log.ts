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
  /** Limit of tags; positions before the oldest forgotten tag count as expired. */
  maxTags?: number
}

export type ExpiryLog = ReturnType<typeof expiryLog>

/** Tracks each tag's last expiry, and how far this instance has read the log. */
export function expiryLog({ log, maxTags = 20_000 }: Options) {
  const run = randomUUID()
  const listeners = new Set<ExpiryListener>()
  const lastExpiry = new Map<string, LogPlace>()
  /** No place of the log yet: only this run can read it. */
  let place: LogPlace = { id: beforeAll, local: 1 }
  let isFollowing = false
  /** Earlier expiries are unknown. */
  let horizon: LogPlace = place

  function note(expired: Expired, at: LogPlace) {
    if (expired === 'everything') {
      lastExpiry.clear()
      horizon = at
      return
    }
    for (const tag of expired) {
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

  /** A listener may have expired more. */
  function moveOn(next: LogPlace) {
    if (comparePlaces(next, place) > 0) place = next
  }

  function expireAt(next: LogPlace, expired: Expired) {
    note(expired, next)
    tell(expired)
    moveOn(next)
  }

  return {
    lastId: () => (isFollowing ? place.id : undefined),
    position: (): Position => writePosition(place, run),
    subscribe(listener: ExpiryListener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasExpired(tags: readonly string[], since: Position) {
      const from = readPosition(since, run)
      if (from === undefined || comparePlaces(from, horizon) < 0) return true
      if (!isFollowing && from.id !== place.id) return true
      return tags.some((tag) => {
        const at = lastExpiry.get(tag)
        return at !== undefined && comparePlaces(at, from) > 0
      })
    },
    /** Applies in order entries that directly follow the last one. Skips applied ones. */
    apply(entries: readonly LogEntry[]) {
      const fresh = entries.filter(({ id }) => compareIds(id, place.id) > 0)
      const last = fresh.at(-1)
      if (last === undefined) return
      for (const { id, expired } of fresh) note(expired, { id, local: 0 })
      tell(together(fresh.map(({ expired }) => expired)))
      moveOn({ id: last.id, local: 0 })
    },
    /** The shared log does not have this expiry yet. */
    applyHere(expired: Expired) {
      expireAt({ id: place.id, local: place.local + 1 }, expired)
    },
    /** Follows the log from this entry on. Older values may have missed an expiry. */
    startAt(id: EntryId) {
      isFollowing = true
      expireAt({ id, local: 0 }, 'everything')
    },
  }
}

export const together = (all: readonly Expired[]): Expired =>
  all.includes('everything') ? 'everything' : [...new Set(all.flat())]
