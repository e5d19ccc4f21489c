import type { Edition, EditionCourse } from '@association/content/define/event.ts'
import { type ActivityChoice, activityChoices, handicaps, maxGuests } from '../answers.ts'
import type { Values } from '../draft/values.ts'
import type { Draft } from '../draft.ts'
import { activitiesOf, coursesByDay } from './context.ts'
import { listOf, textOf, valuesOf } from './texts.ts'

/** The names of the fields that the days of courses have, such as `course-1`. */
export const courseField = (day: number) => `course-${day}`
/** The names of the fields for the names of guests: `guest-1` is the first. */
export const guestField = (number: number) => `guest-${number}`

/** The courses that a visitor wants to attend, in the order of their days, without those on the waiting list. */
export function chosenCourses(draft: Draft, edition: Edition): EditionCourse[] {
  const values = valuesOf(draft, 1)
  const waiting = listOf(values, 'waiting')
  return coursesByDay(edition).flatMap(({ day, courses }) => {
    const slug = textOf(values, courseField(day))
    return courses.filter((course) => course.slug === slug && !waiting.includes(slug))
  })
}

/** The courses for whose waiting list a visitor asks. */
export const waitingCourses = (draft: Draft, edition: Edition): EditionCourse[] => {
  const waiting = listOf(valuesOf(draft, 1), 'waiting')
  return coursesByDay(edition).flatMap(({ courses }) => courses.filter(({ slug }) => waiting.includes(slug)))
}

/** The visitor wants to become a member with this order. */
export const wantsToJoin = (draft: Draft) => textOf(valuesOf(draft, 1), 'join') === 'yes'

/** How many guests come along; undefined if the answer is not a number of guests. */
export function guestCount(values: Values): number | undefined {
  const count = numberOf(textOf(values, 'guests'))
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= maxGuests
    ? count
    : undefined
}

/** The names of the guests who come along, in order; an empty text where the name is missing. */
export function guestNames(draft: Draft): string[] {
  const values = valuesOf(draft, 2)
  return Array.from({ length: guestCount(values) ?? 0 }, (_, index) => textOf(values, guestField(index + 1)))
}

/** The activity that was chosen. `undefined` while none is chosen, and for one that the edition does not offer. */
export function chosenActivity(draft: Draft, edition: Edition): ActivityChoice | undefined {
  const chosen = activityChoices.find((choice) => choice === textOf(valuesOf(draft, 3), 'activity'))
  return chosen === undefined || chosen === 'none' || activitiesOf(edition).includes(chosen)
    ? chosen
    : undefined
}

/** A golf handicap: from 0 to 54, with at most one decimal. */
export function handicapOf(values: Values): number | undefined {
  const text = textOf(values, 'handicap')
  const handicap = numberOf(text)
  const isValid =
    handicap !== undefined && handicap >= handicaps.min && handicap <= handicaps.max && hasOneDecimal(text)
  return isValid ? handicap : undefined
}

/** At most one digit after the point. */
export const hasOneDecimal = (text: string) => /^[^.,]*(?:[.,]\d?0*)?$/.test(text)

/** The number that a text is, with a point or a comma before its decimals; undefined for any other text. */
export function numberOf(text: string): number | undefined {
  const isNumber = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text)
  return isNumber ? Number(text.replace(',', '.')) : undefined
}
