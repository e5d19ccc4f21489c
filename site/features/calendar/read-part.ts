import { maxSessions } from '@association/content/shared/schedule/chosen-sessions.ts'
import { isSessionId } from '@association/content/shared/schedule/session-id.ts'
import type { SchedulePart } from '../my-schedule/calendar-address.ts'
import { messages } from './messages.ts'

const names = ['day', 'session', 'sessions'] as const

/** `part` is undefined for the whole schedule. */
export function readPart(query: URLSearchParams): { part?: SchedulePart } | { problem: string } {
  const [chosen, ...others] = names.flatMap((name) => query.getAll(name).map((value) => ({ name, value })))
  if (others.length > 0) return { problem: messages.tooMany }
  return chosen ? readers[chosen.name](chosen.value) : {}
}

type PartReader = (value: string) => ReturnType<typeof readPart>

const readers: Record<(typeof names)[number], PartReader> = {
  day: (day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? { part: { day } } : { problem: messages.wrongDay }),
  session: (session) => (isSessionId(session) ? { part: { session } } : { problem: messages.wrongSession }),
  sessions(value) {
    const sessions = [...new Set(value.split(',').filter(Boolean))]
    return sessions.length <= maxSessions && sessions.every(isSessionId)
      ? { part: { sessions } }
      : { problem: messages.wrongSessions(maxSessions) }
  },
}
