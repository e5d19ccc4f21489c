import type { Edition } from '../../define/event.ts'
import type { About, Thing } from '../../define/structured-data.ts'
import type { Entry } from '../../define/values.ts'
import { withOffset } from '../schedule/instant.ts'
import { readSchedule } from '../schedule/read-schedule.ts'
import { sessionSpan } from '../schedule/session-span.ts'
import { associationOf, known, personOf } from '../things.ts'
import { stateOf, tierOf } from './edition.ts'
import { pricesIn } from './price-table.ts'
import { nextTierChange } from './tiers.ts'

type Described = {
  edition: Edition
  source: Entry<'eventEdition'>
  about: About
  description?: string | undefined
  image?: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

export function eventThing({ edition, source, about, description, image, now }: Described): Thing {
  return known({
    '@type': 'EducationEvent',
    name: edition.name,
    description,
    url: about.url,
    image,
    ...timesOf(edition, source),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(source),
    organizer: associationOf(about),
    performer: source.fields.speakers.map(personOf),
    offers: offersOf(edition, about, now),
  })
}

/** Uses whole days without schedules. */
function timesOf({ startDate, endDate, timeZone }: Edition, { fields }: Entry<'eventEdition'>) {
  const spans = fields.schedules.flatMap((schedule) =>
    readSchedule(schedule.fields.days)
      .days.filter(({ date }) => date >= startDate && date <= endDate)
      .flatMap(({ date, sessions }) =>
        sessions.map((session) => sessionSpan(date, session, schedule.fields.timeZone)),
      ),
  )
  if (spans.length === 0) return { startDate, endDate }
  return {
    startDate: withOffset(Math.min(...spans.map(({ start }) => start)), timeZone),
    endDate: withOffset(Math.max(...spans.map(({ start, end }) => end ?? start)), timeZone),
  }
}

/** Search engines require a place, so the event's name replaces a missing venue. */
function placeOf({ fields: { name, venueName, venueAddress } }: Entry<'eventEdition'>): Thing {
  const address = venueAddress
    ?.split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
  return known({ '@type': 'Place', name: venueName || address || name, address: address || undefined })
}

/** Uses non-member prices of the current tier. An unknown price makes no offer. */
function offersOf(edition: Edition, about: About, now: number): Thing[] {
  const tier = tierOf(edition, now)
  if (stateOf(edition, now) !== 'open' || !tier) return []
  const { cents } = pricesIn(edition, tier).nonMember
  if (cents === null) return []
  const end = nextTierChange(edition.tiers, now) ?? edition.closesAt
  return [
    known({
      '@type': 'Offer',
      name: edition.name,
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: about.url,
      validFrom: edition.opensAt === undefined ? undefined : new Date(edition.opensAt).toISOString(),
      availabilityEnds: end === undefined ? undefined : new Date(end).toISOString(),
    }),
  ]
}
