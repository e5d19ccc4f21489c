import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import { CommandError } from '../shared/errors.ts'

export type ChosenRegistrations = {
  states?: readonly ExportedRegistration['state'][] | undefined
  /** Slug or title, case-insensitive. */
  course?: string | undefined
}

/** Includes waiting lists. Throws CommandError for an unknown course. */
export function choose(
  all: readonly ExportedRegistration[],
  { states, course }: ChosenRegistrations,
): ExportedRegistration[] {
  const wanted = course === undefined ? undefined : slugOf(course, all)
  return all.filter(
    (each) =>
      (states?.includes(each.state) ?? true) &&
      (wanted === undefined || coursesOf(each).some(({ slug }) => slug === wanted)),
  )
}

const coursesOf = ({ courses, waitingFor }: ExportedRegistration) => [...courses, ...waitingFor]

function slugOf(course: string, all: readonly ExportedRegistration[]): string | undefined {
  const known = new Map(all.flatMap(coursesOf).map(({ slug, title }) => [slug, title]))
  const name = course.trim().toLowerCase()
  for (const [slug, title] of known) if ([slug, title.toLowerCase()].includes(name)) return slug
  // Without registrations the courses are unknown, so the name may be right.
  if (known.size === 0) return undefined
  const courses = [...known.keys()].toSorted().join(', ')
  throw new CommandError(
    'USAGE',
    `No registration has the course “${course}”. The courses with registrations are ${courses}.`,
  )
}
