import { type Activity, activities, type Edition } from '@association/content/define/event.ts'
import type { Availability, Seats } from '../book.ts'
import { type Booking, type BookState, hasSeats, isActive } from './book-state.ts'

export type Capacity = Pick<Edition, 'capacity'> & { courses: readonly { slug: string }[] }

/** The visitor's own seats count as free. */
type For = { id?: string | undefined; owner?: string | undefined }

export function availabilityOf({ bookings }: BookState, edition: Capacity, visitor: For = {}): Availability {
  const others = bookings.filter(({ id, owner }) => id !== visitor.id && owner !== visitor.owner)
  return {
    courses: Object.fromEntries(
      edition.courses.map(({ slug }) => [slug, courseSeats(others, slug, edition.capacity.courses[slug])]),
    ),
    activities: Object.fromEntries(
      activities.map((name) => [name, activitySeats(others, name, edition.capacity.activities[name])]),
    ),
  }
}

const courseSeats = (bookings: readonly Booking[], slug: string, capacity: number | undefined): Seats => ({
  ...seats(capacity, bookings.filter((each) => hasSeats(each) && each.courses.includes(slug)).length),
  waiting: bookings.filter((each) => isActive(each) && each.waiting.includes(slug)).length,
})

const activitySeats = (
  bookings: readonly Booking[],
  name: Activity,
  capacity: number | undefined,
): Seats => ({
  ...seats(capacity, bookings.filter((each) => hasSeats(each) && each.activity === name).length),
  waiting: 0,
})

const seats = (capacity: number | undefined, taken: number) => ({
  capacity,
  left: capacity === undefined ? undefined : Math.max(0, capacity - taken),
})

type Missing = { courses: string[]; activity: Activity | undefined }

/**
 * Returns undefined if every wanted seat is left. The owner's other registrations count as free; without an owner, all
 * take seats.
 */
export function missingFor(
  state: BookState,
  edition: Capacity,
  wanted: Pick<Booking, 'id' | 'courses' | 'activity'> & { owner?: string | undefined },
): Missing | undefined {
  const { courses, activities: places } = availabilityOf(state, edition, wanted)
  const missing = {
    courses: wanted.courses.filter((slug) => isFull(courses[slug])),
    activity: wanted.activity && isFull(places[wanted.activity]) ? wanted.activity : undefined,
  }
  return missing.courses.length > 0 || missing.activity ? missing : undefined
}

const isFull = (found: Seats | undefined) => found?.left !== undefined && found.left <= 0
