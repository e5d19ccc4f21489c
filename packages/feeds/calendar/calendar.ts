/** Nothing depends on the time of the request. */
export type Calendar = {
  name: string
  description?: string | undefined
  /** Milliseconds. */
  updated: number
  /** People can subscribe to this URL. */
  source?: string | undefined
  events: readonly CalendarEvent[]
}

export type CalendarEvent = {
  /** Stays in all versions, so that a second import updates the event. */
  uid: string
  /** Rises with each change. */
  revision: number
  /** Milliseconds. */
  updated: number
  title: string
  time: EventTime
  /** Plain text with line breaks. */
  description?: string | undefined
  location?: string | undefined
  url?: string | undefined
  categories?: readonly string[]
}

export type EventTime =
  /** Milliseconds since 1970; the event follows the clock of `zone`, such as `America/Chicago`. */
  | { kind: 'clock'; start: number; end?: number | undefined; zone: string }
  /** Days such as `2026-04-17`, including the last. */
  | { kind: 'days'; first: string; last: string }
