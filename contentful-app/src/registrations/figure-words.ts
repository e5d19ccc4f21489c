import type { Activity } from '@association/content/shared/events/edition.ts'
import type {
  RegistrationFigures,
  SeatFigures,
} from '@association/content/shared/events/registration-figures.ts'

/** `16 of 24 taken: 12 paid, 4 held. 8 left, 2 waiting.` */
export function seatWords({ capacity, held, confirmed, waiting }: SeatFigures): string {
  const taken = held + confirmed
  const waits = waiting === 0 ? '' : `, ${waiting} waiting`
  if (capacity === null) return `${taken} taken: ${parts({ held, confirmed })}. No limit${waits}.`
  return `${taken} of ${capacity} taken: ${parts({ held, confirmed })}. ${leftWords(capacity - taken)}${waits}.`
}

const leftWords = (left: number) => {
  if (left < 0) return `${-left} more than there are`
  return left === 0 ? 'Full' : `${left} left`
}

const parts = ({ held, confirmed }: Pick<SeatFigures, 'held' | 'confirmed'>) =>
  `${confirmed} paid, ${held} held`

/** How much of a bar the paid and the held seats fill, in percent; together at most 100. */
export function shares({ capacity, held, confirmed }: Omit<SeatFigures, 'waiting'>) {
  const whole = Math.max(capacity ?? 0, held + confirmed)
  const percent = (seats: number) => (whole === 0 ? 0 : (100 * seats) / whole)
  return { confirmed: percent(confirmed), held: percent(held) }
}

/** All registrations of the edition in one or two sentences. */
export function totalWords({ total, guests }: Pick<RegistrationFigures, 'total' | 'guests'>): string {
  const { held, confirmed, waiting } = total
  const count = held + confirmed
  if (count + waiting === 0) return 'There are no registrations yet.'
  const waits = waiting === 0 ? '' : ` ${waiting} on waiting lists only.`
  const all = `${count} ${count === 1 ? 'registration' : 'registrations'}: ${parts({ held, confirmed })}.`
  return `${all} ${guests} ${guests === 1 ? 'guest' : 'guests'}.${waits}`
}

/** The price tier and until when it is current, in the time zone of the reader. */
export function tierWords(tier: RegistrationFigures['tier'], timeZone?: string): string {
  if (tier === null) return 'No prices are current.'
  if (tier.endsAt === null) return `Prices: ${tier.name}, to the end of registration.`
  return `Prices: ${tier.name}, until ${instantWords(tier.endsAt, timeZone)}.`
}

/** `Jul 15, 2027, 7:00 PM CDT` */
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

/** The courses of each day, in the order of the days. */
export const coursesByDay = (
  courses: readonly Course[],
): readonly (readonly [day: number, courses: Course[]])[] =>
  [...Map.groupBy(courses, ({ day }) => day)].toSorted(([one], [other]) => one - other)
