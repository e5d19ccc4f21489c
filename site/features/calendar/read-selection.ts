import { isSessionId } from '@association/content/shared/schedule/session-id.ts'
import type { Selection } from '@association/feeds/calendar/index.ts'
import { messages } from './messages.ts'

/** Sessions of a personal schedule. */
export const mostSessions = 200

const names = ['day', 'session', 'sessions'] as const

/** `unknown` is what to say if no session matches; a personal schedule may be empty. */
type Read = { selection: Selection; query: string; unknown?: string } | { problem: string }

/** What a query selects of a schedule: everything unless it says more. Returns a sentence for a query that is wrong. */
export function readSelection(sent: URLSearchParams): Read {
  const [chosen, ...others] = names.flatMap((name) => sent.getAll(name).map((value) => ({ name, value })))
  if (others.length > 0) return { problem: messages.tooMany }
  if (!chosen) return { selection: {}, query: '' }
  const query = `?${chosen.name}=${chosen.value}`
  return { query, ...readers[chosen.name](chosen.value) }
}

const readers: Record<
  (typeof names)[number],
  (value: string) => { selection: Selection; unknown?: string } | { problem: string }
> = {
  day: (day) =>
    isDay(day) ? { selection: { day }, unknown: messages.unknownDay } : { problem: messages.wrongDay },
  session: (id) =>
    isSessionId(id)
      ? { selection: { sessions: new Set([id]) }, unknown: messages.unknownSession }
      : { problem: messages.wrongSession },
  sessions(value) {
    const ids = new Set(value.split(','))
    return ids.size <= mostSessions && [...ids].every((id) => id === '' || isSessionId(id))
      ? { selection: { sessions: ids, isMine: true } }
      : { problem: messages.wrongSessions(mostSessions) }
  },
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
