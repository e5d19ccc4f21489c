import type { EditionCourse } from '@association/content/define/event.ts'
import type { StepValues } from '../../draft/values.ts'
import { courseField } from '../choices.ts'
import { type Context, courseState, coursesByDay } from '../context.ts'
import { listOf, textOf } from '../texts.ts'
import { messages } from './messages.ts'
import type { Problem } from './problem.ts'

/** Allows one course a day, each with a seat or on its waiting list. */
export function courseProblems(values: StepValues, context: Context): Problem[] {
  const days = coursesByDay(context.edition)
  const problems = days.flatMap((day) => dayProblems(values, { ...day, context }))
  const first = days[0] ? courseField(days[0].day) : courseField(1)
  const waiting = waitingProblems(
    values,
    days.flatMap(({ courses }) => courses),
  )
  if (problems.length > 0 || waiting.length > 0) return [...problems, ...waiting]
  const isAnyChosen = days.some(({ day }) => {
    const slug = textOf(values, courseField(day))
    return slug !== '' && !listOf(values, 'waiting').includes(slug)
  })
  if (isAnyChosen) return []
  const areAllFull = days.every(({ courses }) =>
    courses.every((course) => courseState(course, context) === 'full'),
  )
  return [{ field: first, message: areAllFull ? messages.noSeats : messages.noCourse }]
}

type Day = { day: number; courses: readonly EditionCourse[]; context: Context }

function dayProblems(values: StepValues, { day, courses, context }: Day): Problem[] {
  const field = courseField(day)
  const slug = textOf(values, field)
  if (slug === '') return []
  const course = courses.find((each) => each.slug === slug)
  if (!course) return [{ field, message: messages.unknownCourse }]
  const isWaiting = listOf(values, 'waiting').includes(slug)
  const message = messageAbout(course, { isWaiting, state: courseState(course, context) })
  return message === undefined ? [] : [{ field, message }]
}

function messageAbout(
  { title }: EditionCourse,
  { isWaiting, state }: { isWaiting: boolean; state: ReturnType<typeof courseState> },
): string | undefined {
  if (isWaiting) return state === 'open' ? messages.needlessWaiting(title) : undefined
  if (state === 'full') return messages.fullCourse(title)
  return state === 'unsold' ? messages.unsoldCourse(title) : undefined
}

function waitingProblems(values: StepValues, courses: readonly EditionCourse[]): Problem[] {
  const isKnown = listOf(values, 'waiting').every((slug) => courses.some((course) => course.slug === slug))
  return isKnown ? [] : [{ field: 'waiting', message: messages.unknownWaiting }]
}
