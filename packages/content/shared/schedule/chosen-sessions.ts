import { isSessionId } from './session-id.ts'

export type Chosen = {
  sessions: readonly string[]
  /** Milliseconds since 1970. */
  at: number
  /** The account that keeps these sessions; absent before the first save. */
  owner?: string
  isSaved?: boolean
}

/** The account keeps no more. */
export const maxSessions = 200

/** The latest valid Date, far below the largest integer. */
const maxDateMs = 8.64e15

/** Reading `localStorage` throws when the browser forbids it. */
export type ChosenBrowser = Pick<Window, 'addEventListener'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** The text may be damaged: any script of the site can write it. */
export function parseChosen(text: string | null): Chosen {
  const none = { sessions: [], at: 0 }
  try {
    const { sessions, at, owner, isSaved } = JSON.parse(text ?? '')
    if (!Array.isArray(sessions) || !(at >= 0 && at <= maxDateMs)) return none
    return {
      sessions: [...new Set(sessions.filter(isSessionId))].slice(0, maxSessions),
      at: Math.floor(at),
      ...(typeof owner === 'string' && { owner, isSaved: isSaved === true }),
    }
  } catch {
    return none
  }
}

/** Synchronizes all tabs. */
export function makeChosenStore(schedule: string, browser: () => ChosenBrowser) {
  const key = `schedule-${schedule}`
  const listeners = new Set<() => void>()
  /** Used while the browser forbids storage. */
  let unkept: Chosen | undefined

  function current(): Chosen {
    if (unkept) return unkept
    try {
      return parseChosen(browser().localStorage.getItem(key))
    } catch {
      return parseChosen(null)
    }
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    current,
    change(chosen: Chosen) {
      try {
        browser().localStorage.setItem(key, JSON.stringify(chosen))
        unkept = undefined
      } catch {
        unkept = chosen
      }
      tell()
    },
    /** False when storage is forbidden or full, so the choice ends with this page. */
    isKept: () => unkept === undefined,
    /** Calls at once, and after each change in any tab. */
    onChange(listener: () => void, signal: AbortSignal) {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
      // The key is null when the whole storage was cleared.
      const note = (event: StorageEvent) => (event.key ?? key) === key && listener()
      browser().addEventListener('storage', note, { signal })
      // A page from the back/forward cache has missed changes.
      browser().addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      listener()
    },
  }
}

export type ChosenStore = ReturnType<typeof makeChosenStore>

const stores = new Map<string, ChosenStore>()

/** All islands share a store: the build keeps this module in one file. */
export function chosenSessions(schedule: string): ChosenStore {
  const store = stores.get(schedule) ?? makeChosenStore(schedule, () => window)
  stores.set(schedule, store)
  return store
}

export function toggled({ isSaved: _, ...chosen }: Chosen, session: string, now: number): Chosen {
  const others = chosen.sessions.filter((each) => each !== session)
  const isAdded = others.length === chosen.sessions.length
  return {
    ...chosen,
    sessions: (isAdded ? [...others, session] : others).slice(-maxSessions),
    // This choice stays newest, even if the clock was set back.
    at: Math.max(now, chosen.at + 1),
  }
}
