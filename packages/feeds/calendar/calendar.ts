/** The same data always gives the same text, so nothing depends on the time of the request. */
export type Calendar = {
  name: string
  description?: string | undefined
  /** Milliseconds of the newest change. */
  updated: number
  /** URL of the calendar, if people can subscribe to it. */
  source?: string | undefined
  events: readonly CalendarEvent[]
}

export type CalendarEvent = {
  /** Stays the same in all versions of the event, so that a second import updates it. */
  uid: string
  /** Rises with each change. */
  revision: number
  /** Milliseconds of the last change. */
  updated: number
  title: string
  time: EventTime
  /** Lines of plain text. */
  description?: string | undefined
  location?: string | undefined
  url?: string | undefined
  categories?: readonly string[]
}

export type EventTime =
  /** Milliseconds since 1970; `zone` such as `America/Chicago` is the zone whose clock the event follows. */
  | { kind: 'clock'; start: number; end?: number | undefined; zone: string }
  /** Days such as `2026-04-17`, including the last. */
  | { kind: 'days'; first: string; last: string }
