import { isRecord } from '../../../safe/is-record.ts'
import { type EditionAdvice, type EditionValues, error, warning } from './values.ts'

const activities = ['golf', 'soundBath', 'pickleball'] as const
const known: readonly string[] = ['courses', ...activities]

export function capacityAdvice({ capacity }: EditionValues): EditionAdvice[] {
  if (capacity === undefined || capacity === null) return []
  if (!isRecord(capacity)) return [error('capacity', 'The capacity must be written as { … }.')]
  const { courses } = capacity
  return [
    ...Object.keys(capacity)
      .filter((name) => !known.includes(name))
      .map((name) =>
        warning('capacity', `“${name}” has no seats. Use ${new Intl.ListFormat('en-US').format(known)}.`),
      ),
    ...activities.flatMap((name) => (name in capacity ? countAdvice(name, capacity[name]) : [])),
    ...(courses === undefined || isRecord(courses)
      ? Object.entries(courses ?? {}).flatMap(([slug, seats]) => countAdvice(slug, seats))
      : [error('capacity', 'The seats of the courses must be written as "courses": { "<slug>": 24 }.')]),
  ]
}

const countAdvice = (name: string, seats: unknown): EditionAdvice[] =>
  Number.isSafeInteger(seats) && Number(seats) >= 0
    ? []
    : [
        error(
          'capacity',
          `The seats of “${name}” must be a whole number. Enter 0 if it is sold out, or remove the line if its seats are not limited.`,
        ),
      ]
