import { createHash } from 'node:crypto'
import type { Platform } from '@association/services/platform'
import type { SharedState } from '@association/services/shared-state'
import { boundedMap } from '@association/services/shared-state/local/bounded-map.ts'
import { inTime, withoutBudget } from '@association/services/upstream'
import type { Session } from '../session/session.ts'
import { isComplete, loads, type MemberData, nothingKnown } from './member-data.ts'

export type LoaderOptions = {
  state: Pick<SharedState, 'position' | 'hasExpired' | 'expire'>
  log: { warn(message: string): void }
  limits?: Partial<typeof usualLimits>
  now?: () => number
}

/** Milliseconds; `bytes` is approximate. */
const usualLimits = {
  /** `load` then resolves with the data so far. */
  budget: 4000,
  fresh: 60_000,
  /** The lifetime of data with failed parts. */
  incomplete: 5000,
  patience: 150,
  bytes: 32 * 1024 * 1024,
}

type Person = Pick<Session, 'subject' | 'userId'>
type Loading = { known: MemberData; done: Promise<void>; since: string; startedAt: number; bytes: number }

/** Requests for a person share one load. */
export function memberLoader({ state, log, limits, now = Date.now }: LoaderOptions) {
  const { budget, fresh, incomplete, patience, bytes } = { ...usualLimits, ...limits }
  const kept = boundedMap<Loading>(bytes, { now, sizeOf: (each) => each.bytes })

  function current(key: string, person: Person) {
    const found = kept.get(key)
    return found && !state.hasExpired([tagOf(person.subject)], found.since) ? found : undefined
  }

  function begin(key: string, person: Person, platform: Platform): Loading {
    const since = state.position()
    const loading: Loading = {
      known: nothingKnown,
      done: Promise.resolve(),
      since,
      startedAt: now(),
      bytes: smallest,
    }
    const learned = (part: Partial<MemberData>) => {
      loading.known = { ...loading.known, ...part }
    }
    const { userId } = person
    kept.put(key, loading, fresh)
    const load = () => loadInOrder({ platform, userId, patienceMs: patience, log, learned })
    loading.done = withoutBudget(load).then(() => {
      // A later load took its place.
      if (kept.get(key) !== loading) return
      loading.bytes = smallest + 2 * JSON.stringify(loading.known).length
      kept.put(key, loading, isComplete(loading.known) ? loading.startedAt + fresh - now() : incomplete)
    })
    return loading
  }

  return {
    /** Resolves within the budget. Missing parts load for the next request. */
    async load(person: Person, platform: () => Platform): Promise<MemberData> {
      const key = JSON.stringify([person.subject, person.userId])
      const loading = current(key, person) ?? begin(key, person, platform())
      await inTime(loading.done, budget)
      return loading.known
    },
    forget: (subject: string) => state.expire([tagOf(subject)]),
  }
}

/** Bytes of an entry without data. */
const smallest = 1024

/** More people may read tags than the session's cookies. */
const tagOf = (subject: string) => `viewer:${createHash('sha256').update(subject).digest('base64url')}`

type MemberRequest = {
  platform: Platform
  userId: string
  /** After this time, the next request no longer waits for the previous one. */
  patienceMs: number
  log: { warn(message: string): void }
  learned(part: Partial<MemberData>): void
}

/** The specification sets the order. Resolves after the last answer, and never rejects. */
async function loadInOrder({ platform, userId, patienceMs, log, learned }: MemberRequest): Promise<void> {
  const running: Promise<void>[] = []
  for (const load of loads) {
    const learning = load(platform, userId).then(learned, (error) => log.warn(String(error)))
    running.push(learning)
    await inTime(learning, patienceMs)
  }
  await Promise.all(running)
}
