import type { Activity } from '@association/content/define/event.ts'
import type {
  RegistrationFigures,
  SeatFigures,
  TakenSeats,
} from '@association/content/shared/events/registration-figures.ts'

/** Returns `16 of 24 taken: 12 paid, 4 held. 8 left, 2 waiting.` */
export function seatWords({ capacity, waiting, ...seats }: SeatFigures): string {
  const taken = countOf(seats)
  const waits = waiting === 0 ? '' : `, ${waiting} waiting`
  if (capacity === null) return `${taken} taken: ${parts(seats)}. No limit${waits}.`
  return `${taken} of ${capacity} taken: ${parts(seats)}. ${leftWords(capacity - taken)}${waits}.`
}

const leftWords = (left: number) => {
  if (left < 0) return `${-left} more than there are`
  return left === 0 ? 'Full' : `${left} left`
}

const countOf = ({ held, checking, confirmed }: TakenSeats) => held + checking + confirmed

const parts = ({ held, checking, confirmed }: TakenSeats) =>
  [
    `${confirmed} paid`,
    ...(checking === 0 ? [] : [`${checking} with a payment being checked`]),
    `${held} held`,
  ].join(', ')

/** Returns percentages with a sum of at most 100. */
export function shares({ capacity, ...taken }: Omit<SeatFigures, 'waiting'>): TakenSeats {
  const whole = Math.max(capacity ?? 0, countOf(taken))
  const percent = (seats: number) => (whole === 0 ? 0 : (100 * seats) / whole)
  return {
    confirmed: percent(taken.confirmed),
    checking: percent(taken.checking),
    held: percent(taken.held),
  }
}

export function totalWords({ total, guests }: Pick<RegistrationFigures, 'total' | 'guests'>): string {
  const { waiting, refunded, ...seats } = total
  const count = countOf(seats)
  if (count + waiting + refunded === 0) return 'There are no registrations yet.'
  const waits = waiting === 0 ? '' : ` ${waiting} on waiting lists only.`
  const returned = refunded === 0 ? '' : ` ${refunded} refunded, without seats.`
  const all = `${count} ${count === 1 ? 'registration' : 'registrations'}: ${parts(seats)}.`
  return `${all} ${guests} ${guests === 1 ? 'guest' : 'guests'}.${waits}${returned}`
}

export function tierWords(tier: RegistrationFigures['tier'], timeZone?: string): string {
  if (tier === null) return 'No prices are current.'
  if (tier.endsAt === null) return `Prices: ${tier.name}, to the end of registration.`
  return `Prices: ${tier.name}, until ${instantWords(tier.endsAt, timeZone)}.`
}

/** Returns `Jul 15, 2027, 7:00 PM CDT`. */
export const instantWords = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(new Date(instant))

export const activityNames: Readonly<Record<Activity, string>> = {
  golf: 'Golf',
  soundBath: 'Sound bath',
  pickleball: 'Pickleball',
}

type Course = RegistrationFigures['courses'][number]

export const coursesByDay = (
  courses: readonly Course[],
): readonly (readonly [day: number, courses: Course[]])[] =>
  [...Map.groupBy(courses, ({ day }) => day)].toSorted(([one], [other]) => one - other)
