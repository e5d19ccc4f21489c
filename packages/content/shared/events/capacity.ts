import { isRecord } from '../../safe/is-record.ts'

type Seats = Readonly<Record<string, number>>
type Capacity = { courses: Seats; activities: Seats }
type Sold = { courses: readonly string[]; activities: readonly string[] }

/** An unreadable limit is 0, so that an event never sells a seat that it may not have. */
export function readCapacity(value: unknown, sold: Sold): Capacity {
  if (value === undefined || value === null) return { courses: {}, activities: {} }
  if (!isRecord(value)) return { courses: noneOf(sold.courses), activities: noneOf(sold.activities) }
  const { courses = {} } = value
  return {
    courses: {
      // An editor wrote the limit of the course beside `courses` instead of inside it.
      ...noneOf(sold.courses.filter((slug) => slug in value)),
      ...(isRecord(courses) ? seatsIn(courses) : noneOf(sold.courses)),
    },
    activities: seatsIn(among(value, sold.activities)),
  }
}

const noneOf = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 0]))

const among = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

const seatsIn = (record: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(record).map(([name, seats]) => [name, isSeats(seats) ? seats : 0]))
const isSeats = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
