import {
  type Activity,
  activities,
  type Edition,
  type EditionCourse,
} from '@association/content/define/event.ts'
import { offerIn, tierOf } from '@association/content/shared/events/edition.ts'
import { courseDays } from '../answers.ts'
import type { Availability } from '../book.ts'

export type Context = {
  edition: Edition
  availability: Availability
  /** Unix milliseconds. */
  now: number
  /** A Vanguard attendee pays no course, so each with a seat can be chosen. */
  isVanguard?: boolean
}

export const coursesByDay = ({ courses }: Edition): { day: number; courses: EditionCourse[] }[] =>
  courseDays
    .map((day) => ({ day, courses: courses.filter((course) => course.day === day) }))
    .filter(({ courses }) => courses.length > 0)

/** `unsold`: the shop does not sell it at today's prices. */
export type CourseState = 'open' | 'full' | 'unsold'

export function courseState(course: EditionCourse, context: Context): CourseState {
  const { edition, availability, now, isVanguard } = context
  if (isFull(own(availability.courses, course.slug))) return 'full'
  return isVanguard || offerIn(course, tierOf(edition, now)) ? 'open' : 'unsold'
}

export const offeredActivities = ({
  edition,
  availability,
}: Context): { name: Activity; isFull: boolean }[] =>
  activitiesOf(edition).map((name) => ({ name, isFull: isFull(availability.activities[name]) }))

export const activitiesOf = ({ groupActivityDay, extras }: Edition): Activity[] =>
  groupActivityDay === undefined ? [] : activities.filter((name) => extras[name] !== undefined)

const isFull = (seats: { left: number | undefined } | undefined) =>
  seats?.left !== undefined && seats.left <= 0

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
