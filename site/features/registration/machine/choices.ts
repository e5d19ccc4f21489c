import type { Edition, EditionCourse } from '@association/content/define/event.ts'
import { type ActivityChoice, activityChoices, handicaps, maxGuests } from '../answers.ts'
import type { StepValues } from '../draft/values.ts'
import type { Draft } from '../draft.ts'
import { activitiesOf, coursesByDay } from './context.ts'
import { listOf, textOf, valuesOf } from './texts.ts'

export const courseField = (day: number) => `course-${day}`
export const guestField = (number: number) => `guest-${number}`

export function chosenCourses(draft: Draft, edition: Edition): EditionCourse[] {
  const values = valuesOf(draft, 1)
  const waiting = listOf(values, 'waiting')
  return coursesByDay(edition).flatMap(({ day, courses }) => {
    const slug = textOf(values, courseField(day))
    return courses.filter((course) => course.slug === slug && !waiting.includes(slug))
  })
}

export const waitingCourses = (draft: Draft, edition: Edition): EditionCourse[] => {
  const waiting = listOf(valuesOf(draft, 1), 'waiting')
  return coursesByDay(edition).flatMap(({ courses }) => courses.filter(({ slug }) => waiting.includes(slug)))
}

export const wantsToJoin = (draft: Draft) => textOf(valuesOf(draft, 1), 'join') === 'yes'

export function guestCount(values: StepValues): number | undefined {
  const count = numberOf(textOf(values, 'guests'))
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= maxGuests
    ? count
    : undefined
}

export function guestNames(draft: Draft): string[] {
  const values = valuesOf(draft, 2)
  return Array.from({ length: guestCount(values) ?? 0 }, (_, index) => textOf(values, guestField(index + 1)))
}

export function chosenActivity(draft: Draft, edition: Edition): ActivityChoice | undefined {
  const chosen = activityChoices.find((choice) => choice === textOf(valuesOf(draft, 3), 'activity'))
  return chosen === undefined || chosen === 'none' || activitiesOf(edition).includes(chosen)
    ? chosen
    : undefined
}

/** Accepts 0 to 54, with at most one decimal. */
export function handicapOf(values: StepValues): number | undefined {
  const text = textOf(values, 'handicap')
  const handicap = numberOf(text)
  const isValid =
    handicap !== undefined && handicap >= handicaps.min && handicap <= handicaps.max && hasOneDecimal(text)
  return isValid ? handicap : undefined
}

export const hasOneDecimal = (text: string) => /^[^.,]*(?:[.,]\d?0*)?$/.test(text)

/** Accepts a decimal point or comma. */
export function numberOf(text: string): number | undefined {
  const isNumber = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text)
  return isNumber ? Number(text.replace(',', '.')) : undefined
}
