import { withoutSoftHyphens } from '../../../safe/visible-text.ts'
import { searchable } from './matches.ts'

/** Milliseconds since 1970. */
export type Timed = { start: number; end?: number }

export type ShownSession = Timed & {
  id: string
  element: HTMLElement
  title: string
  type: string
  track: string
  words: string
}

export const readSessions = (element: HTMLElement): ShownSession[] =>
  [...element.querySelectorAll<HTMLElement>('[data-session]')].map((session) => {
    const { session: id = '', type = '', track = '' } = session.dataset
    const words = [...session.querySelectorAll('[data-words]')].map(({ textContent }) => textContent)
    const [start = Number.NaN, end] = timesOf(session)
    return {
      ...{ id, element: session, type, track, start },
      ...(end !== undefined && { end }),
      title: withoutSoftHyphens(words[0] ?? ''),
      words: searchable(words.join(' ')),
    }
  })

/** Reads start and end of `<time dateTime="2026-04-17T08:15-05:00">`, or the start alone. */
const timesOf = (session: HTMLElement) =>
  [...session.querySelectorAll('time')].map(({ dateTime }) => Date.parse(dateTime))
