/** A calendar as plain data. The same data always gives the same text: nothing in it is the time of a request. */
export type Calendar = {
  name: string
  description?: string | undefined
  /** Milliseconds of the newest change. */
  updated: number
  /** Where the calendar can be read again. Only a calendar that people can subscribe to has one. */
  source?: string | undefined
  events: readonly CalendarEvent[]
}

export type CalendarEvent = {
  /** The same in all versions of the event, so that a second import updates it. */
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
  /** Milliseconds since 1970, and the zone whose clock the event follows, such as `America/Chicago`. */
  | { kind: 'clock'; start: number; end?: number | undefined; zone: string }
  /** Whole days, such as `2026-04-17`, the last one included. */
  | { kind: 'days'; first: string; last: string }
