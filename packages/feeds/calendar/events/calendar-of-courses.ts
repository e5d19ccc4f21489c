import type { Activity, Edition } from '@association/content/define/event.ts'
import type { Calendar, CalendarEvent } from '../calendar.ts'
import { type CalendarSite, eventUid } from './calendar-site.ts'
import { messages } from './messages.ts'
import { type PlannedDays, plannedActivity, plannedCourse } from './planned-session.ts'

export type Booking = {
  /** Reveals nothing about the person, and stays when the registration changes. */
  person: string
  courses: readonly string[]
  activity?: Activity | undefined
  /** Rises with each change. */
  revision: number
  /** Milliseconds. */
  updated: number
}

type Options = {
  edition: Pick<Edition, 'name' | 'path' | 'startDate' | 'groupActivityDay' | 'courses' | 'extras'>
  booking: Booking
  site: CalendarSite
  location?: string | undefined
  /** The schedules contain the times of day. */
  schedules?: readonly PlannedDays[] | undefined
}

/**
 * A course without a session is an all-day event. The day is its identity, so that another course of the day replaces
 * the first.
 */
export function calendarOfCourses(options: Options): Calendar {
  const { edition, booking } = options
  const courses = edition.courses.filter(({ slug }) => booking.courses.includes(slug))
  return {
    name: messages.registration(edition.name),
    updated: booking.updated,
    events: [
      ...courses.map(({ day, date, title, faculty }) =>
        bookedEvent(options, {
          ...{ part: `day-${day}`, date, title, faculty },
          planned: plannedCourse(date, title, options.schedules ?? []),
        }),
      ),
      ...activityEvent(options),
    ],
  }
}

function activityEvent(options: Options): CalendarEvent[] {
  const { startDate, groupActivityDay, extras } = options.edition
  const { activity } = options.booking
  const title = activity && extras[activity]?.name
  if (!activity || title === undefined || groupActivityDay === undefined) return []
  const date = new Date(Date.parse(startDate) + (groupActivityDay - 1) * dayMs).toISOString().slice(0, 10)
  const planned = plannedActivity(date, activity, options.schedules ?? [])
  return [bookedEvent(options, { part: 'activity', date, title, faculty: [], planned })]
}

const dayMs = 86_400_000

type Booked = {
  part: string
  date: string
  title: string
  faculty: readonly string[]
  planned: ReturnType<typeof plannedCourse>
}

function bookedEvent({ booking, edition, site, location }: Options, booked: Booked): CalendarEvent {
  const { part, date, title, faculty, planned } = booked
  return {
    uid: eventUid(site.authority, [part, booking.person, 'registration']),
    revision: booking.revision,
    updated: booking.updated,
    title,
    time: planned?.time ?? { kind: 'days', first: date, last: date },
    description: faculty.length > 0 ? messages.speakers(faculty) : undefined,
    location: [planned?.room, location].filter(Boolean).join(', ') || undefined,
    url: site.url + edition.path,
  }
}
