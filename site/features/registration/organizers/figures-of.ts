import type { Edition } from '@association/content/define/event.ts'
import { tierOf } from '@association/content/shared/events/edition.ts'
import type {
  RegistrationFigures,
  SeatFigures,
  TakenSeats,
} from '@association/content/shared/events/registration-figures.ts'
import { nextTierChange } from '@association/content/shared/events/tiers.ts'
import { type Booking, hasSeats, isActive } from '../book/book-state.ts'
import { activitiesOf } from '../machine/context.ts'

/** Contains no names. `now` is in milliseconds. */
export function figuresOf(edition: Edition, bookings: readonly Booking[], now: number): RegistrationFigures {
  const seated = bookings.filter(hasSeats)
  const waiting = bookings.filter(isActive)
  const { capacity } = edition
  return {
    key: edition.key,
    name: edition.name,
    tier: currentTier(edition, now),
    courses: edition.courses.map(({ slug, title, day }) => ({
      ...{ slug, title, day },
      ...seats(
        capacity.courses[slug],
        seated.filter(({ courses }) => courses.includes(slug)),
      ),
      waiting: waiting.filter((each) => each.waiting.includes(slug)).length,
    })),
    activities: activitiesOf(edition).map((name) => ({
      name,
      ...seats(
        capacity.activities[name],
        seated.filter(({ activity }) => activity === name),
      ),
      waiting: 0,
    })),
    guests: seated.reduce((sum, { guests }) => sum + guests, 0),
    total: {
      ...takenBy(bookings),
      waiting: count(bookings, 'waiting'),
      refunded: count(bookings, 'refunded'),
    },
    at: new Date(now).toISOString(),
  }
}

const seats = (capacity: number | undefined, taken: readonly Booking[]): Omit<SeatFigures, 'waiting'> => ({
  capacity: capacity ?? null,
  ...takenBy(taken),
})

const takenBy = (bookings: readonly Booking[]): TakenSeats => ({
  held: count(bookings, 'held'),
  checking: count(bookings, 'checking'),
  confirmed: count(bookings, 'confirmed'),
})

const count = (bookings: readonly Booking[], wanted: Booking['state']) =>
  bookings.filter(({ state }) => state === wanted).length

function currentTier(edition: Edition, now: number): RegistrationFigures['tier'] {
  const tier = tierOf(edition, now)
  if (!tier) return null
  const endsAt = nextTierChange(edition.tiers, now)
  return { name: tier.name, endsAt: endsAt === undefined ? null : new Date(endsAt).toISOString() }
}
