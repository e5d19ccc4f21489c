import { isSessionId } from './session-id.ts'

/** The visitor's choice from one schedule. */
export type Chosen = {
  sessions: readonly string[]
  /** Milliseconds since 1970. */
  at: number
  /** The account that keeps these sessions; absent until a signed-in visitor saves them. */
  owner?: string
  /** True if the account holds exactly these sessions. */
  isSaved?: boolean
}

/** The account keeps no more. */
export const maxSessions = 200

/** The latest valid Date in milliseconds, far below the largest integer. */
const maxDateMs = 8.64e15

/** Reading `localStorage` throws when the browser forbids it. */
export type ChosenBrowser = Pick<Window, 'addEventListener'> & {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** The stored text may be damaged: any script of the site can write it. */
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

/** Stores the choice on this device and synchronizes all tabs. */
export function makeChosenStore(schedule: string, browser: () => ChosenBrowser) {
  const key = `schedule-${schedule}`
  const listeners = new Set<() => void>()
  /** Used while the browser stores nothing for the site. */
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
    /** False when the choice ends with this page, because the browser forbids storage or storage is full. */
    isKept: () => unkept === undefined,
    /** Calls the listener at once, and after each change in any tab, until the signal aborts. */
    onChange(listener: () => void, signal: AbortSignal) {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
      // The key is null when the whole storage was cleared.
      const note = (event: StorageEvent) => (event.key ?? key) === key && listener()
      browser().addEventListener('storage', note, { signal })
      // A page restored from the back/forward cache has missed changes.
      browser().addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      listener()
    },
  }
}

export type ChosenStore = ReturnType<typeof makeChosenStore>

const stores = new Map<string, ChosenStore>()

/** One store for all islands of a page: the build keeps this module in one shared file. */
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
    // Keeps the last change the newest, even if the clock was set back.
    at: Math.max(now, chosen.at + 1),
  }
}
