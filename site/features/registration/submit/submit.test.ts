import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { localLeases } from '@association/services/shared-state/local/leases.ts'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test, vi } from 'vitest'
import type { CartLine } from '../../cart-data/cart.ts'
import { person } from '../../checkout/server/testing/requests.ts'
import { nothingKnown } from '../../viewer-data/member-data.ts'
import { type RegistrationParts, type Registrations, registrations } from '../book/registrations.ts'
import type { Draft } from '../draft.ts'
import { quoteOf } from '../lines/quote.ts'
import type { StepNeeds } from '../route/answer-step.ts'
import { type Browser, browser } from '../testing/browser.tsx'
import { complete, id, valid } from '../testing/drafts.ts'
import { edition as allSeats, now } from '../testing/edition.ts'
import { memoryRecords } from '../testing/memory-records.ts'
import { answerHold } from './answer-hold.ts'
import { answerSubmit } from './answer-submit.ts'
import { confirmCart, noteCart } from './cart-notes.ts'
import { messages } from './messages.ts'

const edition = { ...allSeats, capacity: { courses: { listening: 1 }, activities: { golf: 1 } } }
const other = { ...person, subject: 'auth0|2' }
const tierEnd = Date.parse('2025-07-16T00:00:00Z')
const log = { warn: vi.fn() }

type SubmitOptions = {
  book?: RecordCabinet
  lease?: RegistrationParts['lease']
  saveProfile?: () => Promise<never>
}

type Sending = {
  session?: typeof person
  headers?: Record<string, string>
  on?: Registrations
  needs?: Partial<StepNeeds>
}

const visitedBy = (session: typeof person): Partial<StepNeeds> => ({
  visitor: async () => ({ session, platform: undefined, load: async () => nothingKnown }),
})

async function site({ book = memoryRecords(), lease, saveProfile }: SubmitOptions = {}) {
  let time = now
  const leases = localLeases()
  const all = (own: Partial<RegistrationParts> = {}) =>
    registrations({
      records: book,
      lease: lease ?? (async (key, forMs) => leases(key, forMs)),
      secret: 's'.repeat(32),
      cartState: async () => 'open',
      now: () => time,
      deadlineMs: lease ? 1 : 5000,
      ...own,
    })
  const profiles: unknown[] = []
  const platform = {
    profile: async () => ({}),
    eventProfile: async () => ({
      dietaryRestrictions: [],
      requiresVisaForEventTravel: false,
      sponsorOptOut: false,
    }),
    saveProfile: saveProfile ?? (async (body: unknown) => profiles.push(body)),
    saveEventProfile: saveProfile ?? (async (body: unknown) => profiles.push(body)),
  } as unknown as NonNullable<Parameters<typeof browser>[0]>['platform']
  const visits = new Map<string, Browser>()
  const process = all()
  const needsOf = (session: typeof person): StepNeeds => {
    const known = visits.get(session.subject)
    const on =
      known ??
      browser({
        editions: [edition],
        session,
        platform,
        needs: {
          now: () => time,
          availability: process.availability,
        },
      })
    visits.set(session.subject, on)
    return on.needs
  }
  const keep = (draft: Draft, session = person) =>
    needsOf(session).saveDraft(draft, { headers: new Headers(), session })
  await keep(complete())
  return {
    keep,
    profiles,
    registrations: process,
    wait: (ms: number) => {
      time += ms
    },
    set: (ms: number) => {
      time = ms
    },
    now: () => time,
    draft: (session = person) => needsOf(session).openDraft({ headers: new Headers(), session }, edition.key),
    async submit(
      body: object = {},
      { session = person, headers = {}, on = process, needs = {} }: Sending = {},
    ) {
      const request = post('submit', { edition: edition.key, id, shown, ...body }, headers)
      const response = await answerSubmit(request, {
        needs: { ...needsOf(session), ...needs },
        registrations: on,
        log,
      })
      return { status: response.status, response, body: await response.json() }
    },
    hold: async (of: string, session = person) =>
      (await answerHold(post('hold', { id: of }), { needs: needsOf(session), registrations: process, log }))
        .status,
    another: all,
  }
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://site.test/api/registration/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  })

const buyer = { pricing: guestPricing, isVanguard: false, now }
const shown = quoteOf(complete(), { edition }, buyer)
const courseIds = ['listening-early', 'change-early']

describe('a submit', () => {
  test('reserves the seats, and answers the lines with their total and the registration', async () => {
    const on = await site()
    const { status, body, response } = await on.submit()
    expect([status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(body).toMatchObject({ outcome: 'submitted', total: shown.total, isInProfile: true })
    expect(body.lines.map((line: { variantId: string }) => line.variantId)).toEqual([
      ...courseIds,
      'guest',
      'golf',
    ])
    for (const line of body.lines)
      expect(line.customAttributes[0]).toEqual({ key: '_registration', value: id })
    expect((await on.registrations.availability(edition)).courses.listening?.left).toBe(0)
    expect((await on.draft()).submittedAt).toBe(now)
  })

  test('stores the answers and the purchase, encrypted under the id', async () => {
    const records = memoryRecords()
    const on = await site({ book: records })
    await on.submit()
    expect(await on.registrations.document(id)).toMatchObject({
      ...{ id, edition: edition.key, total: shown.total, tier: 'early bird' },
      ...{ isVanguard: false, isJoining: false },
      draft: { answers: complete().answers },
    })
    expect(String((await records.get(`registration ${id}`))?.value)).not.toMatch(/Okafor|Lindqvist/)
  })

  test('again, after Back, in two tabs and on two processes has the same lines, and reserves once', async () => {
    const on = await site()
    const both = await Promise.all([on.submit(), on.submit({}, { on: on.another() })])
    const after = await on.submit()
    for (const each of [...both, after]) expect(each.body.lines).toHaveLength(4)
    expect(await on.registrations.all(edition)).toHaveLength(1)
  })

  test('writes the attendee to the profile and the event profile (EV-019)', async () => {
    const on = await site()
    await on.submit()
    expect(on.profiles).toEqual([
      expect.objectContaining({ firstName: 'Ada', email: 'ada@example.org' }),
      expect.objectContaining({ sponsorOptOut: true }),
    ])
  })

  test('does not depend on the member platform', async () => {
    const on = await site({ saveProfile: () => Promise.reject(new Error('down')) })
    expect((await on.submit()).body).toMatchObject({ outcome: 'submitted', isInProfile: false })
  })

  test('with other guests replaces the earlier one of the same person', async () => {
    const on = await site()
    await on.submit()
    const again = 'a-registration-0002'
    await on.keep({ ...complete({ 2: { ...valid[2], guests: '0' } }), id: again, answers: later() })
    const { body } = await on.submit({
      id: again,
      shown: quoteOf({ ...complete(), answers: later() }, { edition }, buyer),
    })
    expect(body.outcome).toBe('submitted')
    expect((await on.registrations.all(edition)).map(({ state }) => state)).toEqual(['canceled', 'held'])
  })
})

const later = () => {
  const { answers } = complete({ 2: { ...valid[2], guests: '0' } })
  return Object.fromEntries(
    Object.entries(answers).map(([step, entered]) => [step, { ...entered, at: now + 1000 }]),
  ) as Draft['answers']
}

test('an id with a cart of the shop is not reserved again: a reload continues with a new id', async () => {
  const on = await site()
  const earlier = { id, subject: person.subject, courses: ['change'], waiting: [], guests: 0 }
  await on.registrations.reserve(edition, earlier)
  await on.registrations.noteCart(edition, { id, subject: person.subject }, 'cheap cart')
  on.wait(1000)
  expect(await on.submit()).toMatchObject({ status: 409, body: { detail: messages.otherDraft } })
  expect(await on.registrations.all(edition)).toMatchObject([{ courses: ['change'] }])
  const { id: newId } = await on.draft()
  expect(newId).not.toBe(id)
  expect((await on.submit({ id: newId })).body.outcome).toBe('submitted')
})

describe('nothing is reserved', () => {
  const refused = async (on: Awaited<ReturnType<typeof site>>) =>
    expect(await on.registrations.all(edition)).toEqual([])

  test('when the tier ended: the answer has both prices, and a visitor who agrees registers at the new ones', async () => {
    const on = await site()
    on.set(tierEnd)
    const { body } = await on.submit()
    expect(body.changes[0]).toMatchObject({
      kind: 'tier',
      from: 'early bird',
      to: 'advanced',
      fromTotal: shown.total,
    })
    await refused(on)
    const agreed = await on.submit({ shown: body.now })
    expect(agreed.body).toMatchObject({ outcome: 'submitted', total: body.now.total })
    expect(agreed.body.lines[0].variantId).toBe('listening-advanced')
  })

  test('one second before the tier ends, nothing has changed', async () => {
    const on = await site()
    on.set(tierEnd - 1000)
    expect((await on.submit()).body.outcome).toBe('submitted')
  })

  test('when a course sold out in the meantime', async () => {
    const on = await site()
    const first = {
      id: 'a-registration-of-another',
      subject: other.subject,
      courses: ['listening'],
      waiting: [],
    }
    await on.registrations.reserve(edition, { ...first, guests: 0 })
    const { body } = await on.submit()
    expect(body.changes).toEqual([
      { kind: 'full', key: 'course:listening', name: 'Listening under pressure', step: 1 },
    ])
    expect(await on.registrations.all(edition)).toHaveLength(1)
  })

  test('when another person takes the last seat in the same moment', async () => {
    const on = await site()
    const race = { ...complete(), id: 'a-registration-0003' }
    await on.keep(race, other)
    const both = await Promise.all([on.submit(), on.submit({ id: race.id }, { session: other })])
    expect(both.map(({ body }) => body.outcome).toSorted()).toEqual(['changed', 'submitted'])
  })

  test('while the membership of a member is not known', async () => {
    const on = await site()
    const member = { ...person, isMember: true }
    const { status, body } = await on.submit({}, { needs: visitedBy(member) })
    expect([status, body.detail]).toEqual([503, messages.membershipUnknown])
    await refused(on)
  })

  test('while the content cannot be loaded', async () => {
    const on = await site()
    const editions = () => Promise.reject(new UpstreamError('Contentful', 'unreachable'))
    const { status, body } = await on.submit({}, { needs: { editions } })
    expect([status, body.detail]).toEqual([503, messages.notKept])
    await refused(on)
  })

  test('of a blank or a tampered registration, which leads to the step to correct', async () => {
    const on = await site()
    await on.keep(complete({ 6: { ...valid[6], email: 'nobody' } }))
    const { answers } = complete({ 6: { ...valid[6], email: 'nobody' } })
    const entered = answers[6] && { ...answers[6], at: now + 60 }
    await on.keep({ ...complete(), answers: { ...answers, ...(entered && { 6: entered }) } })
    expect((await on.submit()).body).toEqual({ outcome: 'incomplete', step: 6 })
    await refused(on)
  })

  test('without what the visitor saw', async () => {
    const on = await site()
    expect((await on.submit({ shown: undefined })).body.outcome).toBe('changed')
    expect((await on.submit({ shown: { total: 'none', lines: [] } })).body.outcome).toBe('changed')
    await refused(on)
  })

  test.each([
    ['of another draft', { id: 'a-registration-9999' }, 409],
    ['of an unknown edition', { edition: 'fall-institute-1999' }, 404],
    ['without an id', { id: '' }, 400],
    ['with a path as id', { id: '../../etc/passwd.......' }, 400],
  ])('%s', async (_, body, status) => {
    const on = await site()
    expect((await on.submit(body)).status).toBe(status)
    await refused(on)
  })

  test('for a page of another site, or a form', async () => {
    const on = await site()
    expect((await on.submit({}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await on.submit({}, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    await refused(on)
  })

  test.each([
    ['2025-02-01', messages.shut.announced],
    ['2025-10-21', messages.shut.closed],
    ['2025-11-21', messages.shut.over],
  ])('on %s, when registration is not open', async (day, detail) => {
    const on = await site()
    on.set(Date.parse(day))
    expect(await on.submit()).toMatchObject({ status: 409, body: { detail } })
    await refused(on)
  })
})

describe('trouble', () => {
  test('records out of reach are one sentence with Retry-After; nothing is lost or logged about the person', async () => {
    const away = () => Promise.reject(new RecordsError('unreachable', 'no disk'))
    const on = await site({ book: { get: away, put: away, remove: away } })
    log.warn.mockClear()
    const { status, body, response } = await on.submit()
    expect([status, body.detail, response.headers.get('retry-after')]).toEqual([503, messages.notKept, '60'])
    expect((await on.draft()).submittedAt).toBeUndefined()
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/Ada|auth0/)
  })

  test('a book that is not free in time is a sentence and Retry-After', async () => {
    const on = await site({ lease: async () => undefined })
    const { status, body, response } = await on.submit()
    expect([status, body.detail, response.headers.get('retry-after')]).toEqual([503, messages.busy, '5'])
  })

  test('after a failure of the second record, the same submit completes', async () => {
    const records = memoryRecords()
    let isAway = true
    const flaky: RecordCabinet = {
      ...records,
      put: (key, value, options) =>
        isAway && key === `registration ${id}`
          ? Promise.reject(new RecordsError('unreachable', 'no disk'))
          : records.put(key, value, options),
    }
    const on = await site({ book: flaky })
    expect((await on.submit()).status).toBe(503)
    isAway = false
    expect((await on.submit()).body).toMatchObject({ outcome: 'submitted', total: shown.total })
    expect(await on.registrations.all(edition)).toHaveLength(1)
  })

  test('a session that ended loses nothing', async () => {
    const on = browser({ editions: [edition] })
    const response = await answerSubmit(post('submit', { edition: edition.key, id, shown }), {
      needs: on.needs,
      registrations: (await site()).registrations,
      log,
    })
    expect([response.status, (await response.json()).detail]).toEqual([401, messages.loggedOut])
  })
})

describe('a cart of the shop', () => {
  type Sold = { subject?: string; sold?: readonly CartLine[] }
  const cart = (
    on: Awaited<ReturnType<typeof site>>,
    lines: readonly CartLine[],
    { subject = person.subject, sold = lines }: Sold = {},
  ) =>
    noteCart(
      { cartId: 'cart', lines, sold, subject },
      { registrations: on.registrations, editions: async () => [edition], now: on.now() },
    )

  test('is noted with its registration, which is confirmed when the cart was paid', async () => {
    const on = await site()
    const { body } = await on.submit()
    expect(await cart(on, [...body.lines, { variantId: 'book', quantity: 1 }])).toBe('noted')
    await confirmCart('cart', { registrations: on.registrations, editions: async () => [edition] })
    expect(await on.registrations.all(edition)).toMatchObject([{ state: 'confirmed' }])
  })

  test.each<[string, (line: CartLine) => CartLine[], object]>([
    ['lacks a course', () => [], { kind: 'soldOut' }],
    ['lacks a course', (line) => [{ ...line, quantity: 0 }], { kind: 'soldOut' }],
  ])(
    'that %s of the registration is not noted, and names the course and its step',
    async (_, change, kind) => {
      const on = await site()
      const { body } = await on.submit()
      const [first, ...others] = body.lines
      const sold = [...change(first), ...others]
      const difference = { ...kind, variantId: 'listening-early', name: 'Listening under pressure' }
      expect(await cart(on, body.lines, { sold })).toEqual({
        ...{ edition: edition.key, step: 1, differences: [difference] },
      })
      expect((await on.registrations.all(edition))[0]?.carts).toEqual([])
    },
  )

  test('that has fewer guests than registered is not noted, and leads to step 2', async () => {
    const on = await site()
    const { body } = await on.submit()
    const sold = body.lines.map((line: CartLine) => ({ ...line, quantity: 1 }))
    expect(await cart(on, body.lines, { sold })).toEqual({
      ...{ edition: edition.key, step: 2 },
      differences: [{ kind: 'fewer', variantId: 'guest', name: 'Guest', wanted: 2, available: 1 }],
    })
  })

  test('without seats needs no registration', async () => {
    const on = await site()
    expect(await cart(on, [{ variantId: 'book', quantity: 1 }])).toBe('noted')
  })

  test('that differs from the registration is not sold', async () => {
    const on = await site()
    const { body } = await on.submit()
    const [first, ...others] = body.lines
    expect(await cart(on, others)).toBe('differs')
    expect(await cart(on, [{ ...first, quantity: 2 }, ...others])).toBe('differs')
    expect(await cart(on, [{ ...first, variantId: 'cheaper' }, ...others])).toBe('differs')
    const more = { variantId: `gid://shopify/ProductVariant/${first.variantId}`, quantity: 1 }
    expect(await cart(on, [...body.lines, more])).toBe('differs')
  })

  test('is not sold at the prices of a tier that is over, although its seats are still held', async () => {
    const on = await site()
    on.set(tierEnd - 1000)
    const { body } = await on.submit()
    expect(await cart(on, body.lines)).toBe('noted')
    on.set(tierEnd)
    expect(await cart(on, body.lines)).toBe('notHeld')
  })

  test('is not sold for the registration of another person, nor when its seats are gone', async () => {
    const on = await site()
    const { body } = await on.submit()
    expect(await cart(on, body.lines, { subject: other.subject })).toBe('notHeld')
    on.wait(2 * 3_600_000)
    await on.registrations.all(edition)
    expect(await cart(on, body.lines)).toBe('notHeld')
  })
})

describe('the hold of a registration', () => {
  const hourMs = 3_600_000

  test('is renewed for its owner before the checkout', async () => {
    const on = await site()
    await on.submit()
    on.wait(hourMs - 1)
    expect(await on.hold(id)).toBe(204)
    on.wait(hourMs - 1)
    expect((await on.registrations.availability(edition)).courses.listening?.left).toBe(0)
  })

  test('is not renewed for anybody else, nor for an unknown registration', async () => {
    const on = await site()
    await on.submit()
    expect(await on.hold(id, other)).toBe(404)
    expect(await on.hold('a-registration-9999')).toBe(404)
    expect(await on.hold('?')).toBe(400)
  })

  test('that has ended comes back while its seats are free and its prices hold', async () => {
    const on = await site()
    await on.submit()
    on.wait(2 * hourMs)
    await on.registrations.all(edition)
    expect(await on.hold(id)).toBe(204)
    expect((await on.submit()).body.outcome).toBe('submitted')
    on.set(tierEnd)
    await on.registrations.all(edition)
    expect(await on.hold(id)).toBe(409)
    expect(await on.submit()).toMatchObject({ status: 409, body: { detail: messages.gone } })
  })

  test('ends with its prices, and three hours after the submit', async () => {
    const on = await site()
    on.set(tierEnd - hourMs)
    await on.submit()
    on.set(tierEnd)
    expect(await on.hold(id)).toBe(409)
    const late = await site()
    await late.submit()
    for (const _ of [1, 2, 3]) {
      late.wait(hourMs - 1000)
      expect(await late.hold(id)).toBe(204)
    }
    late.wait(3000)
    expect(await late.hold(id)).toBe(409)
  })

  test('is over once the registration was paid, and the person cannot pay twice', async () => {
    const on = await site()
    await on.submit()
    await on.registrations.noteCart(edition, { id, subject: person.subject }, 'cart')
    await on.registrations.confirmCart(edition, 'cart')
    expect(await on.hold(id)).toBe(409)
    expect(await on.submit()).toMatchObject({ status: 409, body: { detail: messages.paid } })
  })
})
