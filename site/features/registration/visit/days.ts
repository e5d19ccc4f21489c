import type { Edition } from '@association/content/define/event.ts'
import { coursesByDay } from '../machine/context.ts'
import { weekdayOf } from './event-dates.ts'

const dayMs = 86_400_000

/** EV-009 to EV-012. */
export const datesOf = (edition: Edition) =>
  coursesByDay(edition).map(({ day }) => ({ day, date: dateOfDay(edition, day) }))

/** EV-004. */
export const activityDay = (edition: Edition) => weekdayOf(dateOfDay(edition, edition.groupActivityDay ?? 1))

const dateOfDay = ({ startDate }: Edition, day: number) =>
  new Date(Date.parse(startDate) + (day - 1) * dayMs).toISOString().slice(0, 10)
