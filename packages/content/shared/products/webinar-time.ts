import { timeOf } from '../../derive/time-of.ts'
import { type EventZone, zoneName } from '../time-zones.ts'

/** A stored page is the same for all visitors, so it names this zone. */
export const associationZone: EventZone = 'America/New_York'

type PlannedWebinar = { startsAt?: string | undefined; durationMinutes?: number | undefined }

const usualMinutes = 60

/** Midnight in Phoenix and Los Angeles, the last zones of the association. */
export const dayEndsAfterNoonMs = (12 + 8) * 3_600_000

/** Returns milliseconds; undefined without a date. A date without a time ends with its day. */
export function webinarSpan({ startsAt, durationMinutes = usualMinutes }: PlannedWebinar) {
  const start = timeOf(startsAt)
  if (start === undefined) return undefined
  return { start, end: start + (startsAt?.includes('T') ? durationMinutes * 60_000 : dayEndsAfterNoonMs) }
}

export type WebinarTime = {
  /** For `<time dateTime>`. */
  machine: string
  day: string
  /** `12:00 – 1:00 PM ET`; undefined for a date without a time. */
  time: string | undefined
  /** `Dec` and `3`. */
  month: string
  dayOfMonth: string
}

export function webinarTime(planned: PlannedWebinar): WebinarTime | undefined {
  const span = webinarSpan(planned)
  if (!span) return undefined
  const { startsAt = '', durationMinutes } = planned
  const hasTime = startsAt.includes('T')
  return {
    machine: hasTime ? new Date(span.start).toISOString() : startsAt,
    day: formats().day.format(span.start),
    time: hasTime ? `${clock(span, durationMinutes !== undefined)} ${zoneName(associationZone)}` : undefined,
    month: formats().month.format(span.start),
    dayOfMonth: formats().dayOfMonth.format(span.start),
  }
}

/** Returns `Dec 3, 2026, 12:00 PM ET`. */
export function shortWebinarTime({ startsAt }: PlannedWebinar): string | undefined {
  const span = webinarSpan({ startsAt })
  const { time } = webinarTime({ startsAt }) ?? {}
  return span && [formats().shortDate.format(span.start), time].filter(Boolean).join(', ')
}

/** Returns `December 3, 2026`. */
export function webinarDay(planned: PlannedWebinar): string | undefined {
  const span = webinarSpan(planned)
  return span && formats().date.format(span.start)
}

function clock({ start, end }: { start: number; end: number }, hasEnd: boolean): string {
  const words = hasEnd ? formats().time.formatRange(start, end) : formats().time.format(start)
  // Servers and browsers differ in the width of these spaces.
  return words.replace(/\s/g, ' ')
}

type Formats = Readonly<
  Record<'day' | 'date' | 'shortDate' | 'month' | 'dayOfMonth' | 'time', Intl.DateTimeFormat>
>
let made: Formats | undefined

/** Created for the first webinar, because formatters take memory. */
function formats(): Formats {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: associationZone })
  made ??= {
    day: format({ dateStyle: 'full' }),
    date: format({ dateStyle: 'long' }),
    shortDate: format({ dateStyle: 'medium' }),
    month: format({ month: 'short' }),
    dayOfMonth: format({ day: 'numeric' }),
    time: format({ hour: 'numeric', minute: '2-digit' }),
  }
  return made
}
