import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { localLeases } from '@association/services/shared-state/local/leases.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { SettledView } from '../../checkout/pending/after-checkout.tsx'
import { person } from '../../checkout/server/testing/requests.ts'
import type { CartState } from '../book/hold.ts'
import { ownerOf, registrations } from '../book/registrations.ts'
import { registrationKind } from '../line-kind/registration-kind.ts'
import { linesOf } from '../lines/lines-of.ts'
import { newBookingOf } from '../submit/answer-submit.ts'
import { complete, id } from '../testing/drafts.ts'
import { edition, now } from '../testing/edition.ts'
import { memoryRecords } from '../testing/memory-records.ts'
import { answerCalendar } from './answer-calendar.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { bookingsOf, findBooked } from './find-bookings.ts'
import { MyRegistrations } from './my-registrations.tsx'

const { subject } = person
const hourMs = 3_600_000
let [time, cart]: [number, CartState] = [now, 'open']
let site: ReturnType<typeof registrations>
const source = () => ({ registrations: site, editions: async () => [edition] })

beforeEach(async () => {
  time = now
  cart = 'open'
  const lease = localLeases()
  site = registrations({
    records: memoryRecords(),
    lease: async (key, forMs) => lease(key, forMs),
    secret: 's'.repeat(32),
    cartState: async () => cart,
    now: () => time,
  })
  await submit(id)
  await site.noteCart(edition, { id, subject }, 'cart')
})

const contact = { telephone: '+1 800 555 0100', supportEmail: 'help@site.test' }
const texts = { place: 'Camelback Inn', whatToBring: <p>Comfortable shoes.</p>, howToChange: undefined }
async function shown() {
  const booked = await findBooked(id, subject, source())
  if (!booked) throw new Error('no registration')
  return renderToStaticMarkup(<ConfirmationView booked={booked} texts={texts} contact={contact} />)
}

async function submit(as: string) {
  const draft = { ...complete(), id: as }
  await site.reserve(edition, { ...newBookingOf(draft, edition), subject })
  await site.saveDocument(edition, {
    ...{ id: as, edition: edition.key, owner: ownerOf(subject), draft },
    lines: linesOf(draft, edition, { pricing: guestPricing, isVanguard: false, now }),
    ...{ total: 148_500, tier: 'early bird', isVanguard: false, isJoining: false, submittedAt: now },
  })
}

describe('the confirmation', () => {
  test('of a paid registration has the purchase with its total, the calendar, what to bring and how to change it', async () => {
    cart = 'completed'
    const html = await shown()
    expect(html).toContain('<h1>You are registered</h1>')
    for (const words of [
      ...['Listening under pressure', 'Leading change', 'Golf', '$1,485', 'Ada Okafor'],
      ...[
        '<bdi>Bo Lindqvist</bdi>, <bdi>Zoë Ng</bdi>',
        'Camelback Inn',
        'Comfortable shoes.',
        'please get in touch: Call <a',
      ],
      ...['href="tel:+18005550100"', `href="/api/registration/calendar?id=${id}"`],
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('href="/cart"')
  })

  test('has all answers, and the name of the attendee on a badge that was left empty', async () => {
    const html = await shown()
    const facts = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
      ([, label, value = '']) => `${label}: ${value.replace(/<[^>]*>/g, '')}`,
    )
    for (const fact of [
      ...['Name: Ada Okafor', 'Credentials: MD', 'Name on your badge: Ada Okafor', 'Email: ada@example.org'],
      ...['Phone: +1 (312) 555-0100', 'Emergency contact: Bo Lindqvist, 312.555.0111'],
      ...['Dietary restrictions: Vegan', 'Do not share my name with sponsors: Yes'],
      ...['Handicap: 12.4', 'Guests: Bo Lindqvist, Zoë Ng'],
    ])
      expect(facts).toContain(fact)
  })

  test('of a held one says until when, leads to the cart, and explains a payment that is not known yet', async () => {
    const html = await shown()
    expect(html).toContain('We hold your seats until July 1, 2025 at 6:00 AM MST.')
    expect(html).toContain('href="/cart"')
    expect(html).toContain('Have you paid already?')
  })

  test('of an expired one leads back to the answers', async () => {
    time += hourMs
    expect(await shown()).toContain(`href="/fall-institute/registration/7?edition=${edition.key}"`)
  })

  test('of another person does not exist', async () =>
    expect(await findBooked(id, 'auth0|2', source())).toBeUndefined())
})

describe('my registrations', () => {
  const list = async (of = subject) =>
    renderToStaticMarkup(<MyRegistrations bookings={await bookingsOf(of, source())} />)

  test('show each one with its state, and lead to its confirmation', async () => {
    const html = await list()
    expect(html).toContain('Your seats are held')
    expect(html).toContain('Listening under pressure · Leading change · Golf')
    expect(html).toContain(`href="/fall-institute/registration/confirmation?id=${id}"`)
    cart = 'completed'
    expect(await list()).toContain('You are registered')
  })

  test('show a course of the waiting list apart from the booked ones', async () => {
    const bookings = (await bookingsOf(subject, source())).map(({ edition, booking }) => ({
      edition,
      booking: { ...booking, courses: ['listening'], waiting: ['change'] },
    }))
    const html = renderToStaticMarkup(<MyRegistrations bookings={bookings} />)
    expect(html).toContain('<p>Listening under pressure · Golf</p><p>Waiting list: Leading change</p>')
  })

  test('without one lead to the fall institute', async () =>
    expect(await list('auth0|2')).toMatch(/You have not registered.*href="\/fall-institute"/s))

  test('out of reach are not an empty list', () => {
    const html = renderToStaticMarkup(<MyRegistrations bookings={undefined} />)
    expect(html).toContain('cannot be shown right now')
    expect(html).not.toContain('You have not registered')
  })
})

describe('the calendar of a registration', () => {
  const sessions = [
    {
      id: 'a',
      type: 'session',
      title: 'Listening Under Pressure',
      start: '08:30',
      end: '16:00',
      room: 'Heron',
    },
    { id: 'b', type: 'session', title: 'Another course', start: '09:30', end: '16:00' },
  ]
  const golf = { id: 'c', type: 'optional', title: 'Golf at the links', start: '14:00', end: '17:30' }
  const schedules = [
    {
      timeZone: 'America/Phoenix',
      days: [
        { date: '2025-10-23', sessions },
        { date: '2025-10-24', sessions: [golf] },
      ],
    },
  ]
  const ask = (of: string, session: typeof person | undefined) =>
    answerCalendar(new Request(`https://site.test/api/registration/calendar?id=${of}`), {
      config: { siteUrl: 'https://site.test', feedAuthority: 'site.test,2026' },
      sessionOf: async () => session,
      find: (wanted, owner) => findBooked(wanted, owner, source()),
      planOf: async () => ({ location: 'Camelback Inn', schedules }),
      log: { warn: () => {} },
    })

  test('has the booked courses and the activity, for its owner only', async () => {
    const response = await ask(id, person)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const titles = (await response.text()).match(/^SUMMARY:.*(?=\r$)/gm)
    expect(titles).toEqual(['SUMMARY:Listening under pressure', 'SUMMARY:Leading change', 'SUMMARY:Golf'])
  })

  test('has the times of the sessions; what no schedule names is an event of its day', async () => {
    const text = await (await ask(id, person)).text()
    const starts = text.match(/^DTSTART;.*(?=\r$)/gm)
    expect(starts).toEqual([
      'DTSTART;TZID=America/Phoenix:20251023T083000',
      'DTSTART;VALUE=DATE:20251025',
      'DTSTART;TZID=America/Phoenix:20251024T140000',
    ])
    expect(text).toContain('LOCATION:Heron\\, Camelback Inn')
  })

  test('has the same events after the registration was changed, with a higher sequence', async () => {
    const changed = 'a-changed-registration'
    const before = await (await ask(id, person)).text()
    await submit(changed)
    const after = await (await ask(changed, person)).text()
    const uids = (text: string) => text.match(/^UID:.*(?=\r$)/gm)
    expect(uids(after)).toEqual(uids(before))
    const sequence = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1])
    expect(sequence(after)).toBeGreaterThan(sequence(before))
    expect(after).not.toContain(changed)
  })

  test.each([
    ['of another person', { of: id, session: { ...person, subject: 'auth0|2' }, status: 404 }],
    ['without an id', { of: '', session: person, status: 404 }],
    ['with an odd id', { of: '../..%00', session: person, status: 404 }],
    ['without a session', { of: id, session: undefined, status: 401 }],
  ])('%s is refused', async (_, { of, session, status }) =>
    expect((await ask(of, session)).status).toBe(status),
  )
})

test('after the order the cart leads to the confirmation', () => {
  const after = (settled: 'completed' | 'restored') =>
    renderToStaticMarkup(
      <SettledView
        settled={settled}
        isThanked
        lineKind={registrationKind}
        groups={[id]}
        orders={[]}
        onDecision={() => {}}
      />,
    )
  expect(after('completed')).toContain(
    `<a href="/fall-institute/registration/confirmation?id=${id}">See your registration</a>`,
  )
  expect(after('restored')).not.toContain('confirmation')
})
