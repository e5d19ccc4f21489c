import type { Platform } from '@association/services/platform'
import { UpstreamError } from '@association/services/upstream'
import { describe, expect, test } from 'vitest'
import type { Session } from '../session/session.ts'
import { nothingKnown } from '../viewer-data/member-data.ts'
import { confirmationPath } from './line-kind/registered-lines.ts'
import { at, type Browser, browser, config, fill } from './testing/browser.tsx'
import { valid } from './testing/drafts.ts'
import { edition, now } from './testing/edition.ts'
import { pageOf } from './visit/page-of.tsx'

const session: Session = {
  ...{ subject: 'auth0|1', sid: undefined, userId: '7', name: 'Ada Okafor', email: 'ada@example.org' },
  ...{ isMember: true, priceLevel: undefined, hasStandardPricing: false, isVanguard: false },
}

function valuesIn(html: string): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
    const isChoice = ['radio', 'checkbox'].includes(of('type') ?? '')
    if (of('type') === 'hidden' || (isChoice && !tag.includes(' checked=""'))) continue
    values[of('name') ?? ''] = [...(values[of('name') ?? ''] ?? []), of('value') ?? '']
  }
  return values
}
const stepIn = (html: string) => Number(/Step (\d) of 7/.exec(html)?.[1])
const summaryIn = (html: string) => html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))
const errorsIn = (html: string) =>
  [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, field, words]) => `${field}: ${words}`)

describe('a registration without JavaScript', () => {
  test('EV-001 to EV-008: leads from step 1 to the review, and skips the step for pickleball', async () => {
    const on = browser()
    const seen: number[] = []
    let page = await on.open(at(1))
    for (const step of [1, 2, 3, 4, 6] as const) {
      seen.push(stepIn(page.html))
      page = await on.press(page.path, 'continue', valid[step])
    }
    expect([...seen, stepIn(page.html)]).toEqual([1, 2, 3, 4, 6, 7])
    expect(page.html).toMatch(/Pickleball<\/span><span[^>]*>Not needed/)
    for (const words of ['Listening under pressure', 'Zoë Ng', 'Rental, left-handed', 'ada@example.org'])
      expect(page.html).toContain(words)
    expect(page.html).toContain('Guest 2: <bdi>Zoë Ng</bdi>')
    expect(page.html).toContain('Log in or register to continue. Your answers are kept.')
  })

  test('EV-001, EV-009 to EV-012: offers the courses of each day, with faculty, credits and price', async () => {
    const { html } = await browser().open(at(1))
    for (const day of [
      'Day 1: Thursday, October 23',
      'Day 2: Friday, October 24',
      'Day 3: Saturday, October 25',
    ])
      expect(html).toContain(day)
    expect(html).toMatch(/Listening under pressure<\/span><span[^>]*>Amara Osei · 7 CME credits/)
    expect(html).toContain('Members pay $400')
    expect(html.match(/No course this day/g)).toHaveLength(3)
  })

  test('SH-029: names the event, its dates, the tier of the prices with its deadline, and the telephone', async () => {
    const { html } = await browser().open(at(1))
    expect(summaryIn(html)).toContain('Oct 23 – 25, 2025')
    expect(summaryIn(html)).toContain('Prices now: early bird')
    expect(summaryIn(html)).toContain('Until July 15, 2025, 5:00 PM MST. Then advanced prices apply.')
    expect(summaryIn(html)).toContain('href="tel:+18005550100"')
  })

  test('EV-003, EV-004, EV-017: the group activity names its day', async () => {
    const on = browser()
    await fill(on, { 1: valid[1], 2: valid[2] })
    const { html } = await on.open(at(3))
    expect(html).toContain('The group activity is on Friday, October 24, 2025.')
    for (const words of ['Golf', '$185', 'Sound bath', 'Pickleball', 'No group activity'])
      expect(html).toContain(words)
  })

  test('shows the rule of each price in the running total, and who pays the list price', async () => {
    const on = browser({ session, isMember: true })
    await fill(on, { 1: valid[1], 2: valid[2] })
    const summary = summaryIn((await on.open(at(3))).html)
    expect(summary).toContain('Member price')
    expect(summary).toContain('Everyone pays this price')
    expect(summary).toMatch(/data-total="">\$1,100</)
    expect(summary).not.toContain('Prices for non-members')
  })

  test('Back keeps the answers, and a later visit shows them again', async () => {
    const on = browser()
    await fill(on, { 1: valid[1] })
    const back = await on.press(at(2), 'back', { guests: '3', 'guest-1': 'נועה לוי' })
    expect(stepIn(back.html)).toBe(1)
    expect(valuesIn(back.html)['course-1']).toEqual(['listening'])
    const { html } = await on.open(at(2))
    expect(valuesIn(html)).toMatchObject({ guests: ['3'], 'guest-1': ['נועה לוי'] })
    expect(html).toMatch(/<input(?=[^>]* name="guest-1")[^>]* dir="auto"/)
  })

  test('going to another step saves the current one, and names which steps are not yet open', async () => {
    const on = browser()
    const { html } = await fill(on, { 1: valid[1] })
    expect(html).toMatch(/value="go-1"[^>]*>.*?Courses/)
    expect(html).not.toContain('value="go-3"')
    expect(html).toMatch(/aria-current="step"[^>]*>.*?Guests<\/span><span[^>]*>Current step/)
    const first = await on.press(at(2), 'go-1', { guests: '1', 'guest-1': 'Bo' })
    expect(stepIn(first.html)).toBe(1)
    expect(valuesIn((await on.open(at(2))).html)['guest-1']).toEqual(['Bo'])
  })

  test.each(['8', '0', 'abc', '7'])('step %s leads to the first open one', async (step) => {
    const on = browser()
    await fill(on, { 1: valid[1] })
    expect(stepIn((await on.open(at(step))).html)).toBe(2)
  })

  test('a line that is changed from the review returns to the review', async () => {
    const on = browser()
    await fill(on, { ...valid, 5: {} as never })
    const edit = await on.open(at(2, '&edit=1'))
    expect(edit.html).toContain('Save and return to the review')
    const page = await on.press(at(2, '&edit=1'), 'continue', { guests: '0' })
    expect(stepIn(page.html)).toBe(7)
    expect(page.html).toContain('No guests')
  })
})

describe('an error', () => {
  test('appears in a summary with the focus, with a link to the field, and beside the field', async () => {
    const on = browser()
    await fill(on, { 1: valid[1], 2: { guests: '0' }, 3: { activity: 'none' } })
    expect((await on.open(at(6))).title).toBe('Who attends (Step 6 of 7)')
    const { html, title } = await on.press(at(6), 'continue', { firstName: 'Ada', email: 'nobody' })
    expect(stepIn(html)).toBe(6)
    expect(title).toBe('Error: Who attends (Step 6 of 7)')
    expect(html).toMatch(/<div role="alert" tabindex="-1" autofocus="" data-errors=""/i)
    expect(errorsIn(html)).toContain('email: Enter an email address such as name@example.com.')
    expect(html).toMatch(
      /<input(?=[^>]* name="email")(?=[^>]* aria-invalid="true")[^>]* aria-describedby="email-feedback"/,
    )
    expect(valuesIn(html)).toMatchObject({ firstName: ['Ada'], email: ['nobody'] })
  })

  test('has a link to an existing field', async () => {
    const on = browser()
    for (const [step, form] of [
      [1, {}],
      [2, { guests: '2' }],
      [3, {}],
      [4, {}],
      [6, {}],
    ] as const) {
      const { html } = await on.press(at(step), 'continue', form)
      const targets = errorsIn(html).map((error) => error.split(':')[0])
      expect(targets.length, `step ${step}`).toBeGreaterThan(0)
      for (const target of targets) expect(html).toMatch(new RegExp(`<(input|div)[^>]* id="${target}"`))
      await on.press(at(step), 'continue', valid[step])
    }
  })

  test('VA-001, VA-002: a handicap out of range has the message of its limit, and stays as it was entered', async () => {
    const on = browser()
    await fill(on, { 1: valid[1], 2: { guests: '0' }, 3: { activity: 'golf' } })
    const high = await on.press(at(4), 'continue', { handicap: '54.1', clubs: 'own' })
    expect(errorsIn(high.html)).toEqual(['handicap: The maximum value allowed is 54'])
    expect(valuesIn(high.html).handicap).toEqual(['54.1'])
    const low = await on.press(at(4), 'continue', { handicap: '-1', clubs: 'own' })
    expect(errorsIn(low.html)).toEqual(['handicap: The minimum value allowed is 0'])
  })

  test('VA-005: required fields have an asterisk, which is explained, and say so to screen readers', async () => {
    const on = browser()
    const { html } = await fill(on, { 1: valid[1], 2: { guests: '0' }, 3: { activity: 'golf' } })
    expect(html).toMatch(/Handicap<span aria-hidden="true"[^>]*>\*/)
    expect(html).toMatch(/\*<\/span> must be filled in\./)
    expect(html).toMatch(/<input(?=[^>]* name="handicap")[^>]* required=""/)
    expect(html).toMatch(/role="radiogroup" aria-required="true"/)
  })

  test('a name of 500 characters is an error, and stays in the field', async () => {
    const on = browser()
    await fill(on, { 1: valid[1] })
    const long = 'é'.repeat(500)
    const { html } = await on.press(at(2), 'continue', { guests: '1', 'guest-1': long })
    expect(errorsIn(html)[0]).toContain('Enter at most 120 characters.')
    expect(valuesIn(html)['guest-1']).toEqual([long])
  })
})

describe('seats', () => {
  const seats = (left: number) => ({
    needs: {
      availability: async () => ({
        courses: { listening: { capacity: 30, left, waiting: 0 } },
        activities: { golf: { capacity: 72, left, waiting: 0 } },
      }),
    },
  })

  test('that are few are counted', async () =>
    expect((await browser(seats(3)).open(at(1))).html).toContain('Only 3 seats left'))

  test('that are gone make a course impossible to choose, with a waiting list', async () => {
    const { html } = await browser(seats(0)).open(at(1))
    expect(html).toMatch(/<input(?=[^>]* value="listening")(?=[^>]* type="radio")[^>]* disabled=""/)
    expect(html).toContain('Sold out')
    expect(html).toMatch(/<input(?=[^>]* name="waiting")[^>]* value="listening"/)
  })

  test('of an activity that are gone make it impossible to choose', async () => {
    const on = browser(seats(0))
    await fill(on, { 1: { 'course-1': 'budgets' }, 2: { guests: '0' } })
    expect((await on.open(at(3))).html).toMatch(/<input(?=[^>]* value="golf")[^>]* disabled=""/)
  })

  test('that cannot be counted do not stop the visitor, and the page says so', async () => {
    const on = browser({ needs: { availability: () => Promise.reject(new Error('away')) } })
    const { html } = await fill(on, { 1: valid[1] })
    expect(stepIn(html)).toBe(2)
    expect(html).toContain('Your seats are checked before you pay.')
  })
})

describe('who registers', () => {
  test('a guest can log in for the prices of members, and returns to the step', async () => {
    const { html } = await browser().open(at(1))
    expect(html).toContain(`/auth/login?returnTo=${encodeURIComponent(at(1))}`)
    expect(summaryIn(html)).toContain('Prices for non-members.')
  })

  test('a non-member reads what joining costs and saves', async () => {
    const on = browser()
    expect((await on.open(at(1))).html).toContain('Choose a course, and you see here what joining saves.')
    await fill(on, { 1: valid[1] })
    const { html } = await on.open(at(1))
    expect(html).toContain('Add a year of membership for $349')
    expect(html).toContain('A year of membership costs $349 and saves $200 on this registration')
    expect(summaryIn(html)).toContain('Prices for non-members.')
  })

  test('a guest who joins reads nothing about the prices of non-members', async () => {
    const on = browser()
    await fill(on, { 1: { ...valid[1], join: 'yes' } })
    const { html } = await on.open(at(1))
    expect(summaryIn(html)).toContain('Member price')
    expect(html).not.toContain('rices for non-members')
  })

  test('a visitor whose prices end before the review reads both of them there', async () => {
    const clock = { now: Date.parse('2025-07-15T23:59:59Z') }
    const on = browser({ needs: { now: () => clock.now } })
    await fill(on, { ...valid, 5: {} as never })
    expect((await on.open(at(7))).html).not.toContain('cost $')
    clock.now += 1000
    const { html } = await on.open(at(7))
    expect(html).toContain('The early bird prices have ended, and the advanced prices hold now.')
    expect(html).toContain('Listening under pressure cost $500 and now costs $575.')
  })

  test('a member reads nothing about joining', async () => {
    const { html } = await browser({ session, isMember: true }).open(at(1))
    expect(html).not.toContain('Become a member now')
    expect(html).toContain('Member price')
  })

  test('a member whose membership cannot be checked is offered no second one, and reads why', async () => {
    const visitor = async () => ({ session, platform: undefined, load: async () => nothingKnown })
    const on = browser({ needs: { visitor } })
    const review = await fill(on, { ...valid, 1: { ...valid[1], join: 'yes' }, 5: {} as never })
    const first = await on.open(at(1))
    expect(first.html).not.toContain('name="join"')
    for (const { html } of [first, review]) {
      expect(html).toContain('We cannot see your membership right now')
      expect(summaryIn(html)).not.toMatch(/>Membership</)
    }
  })

  test('a Vanguard attendee has one price for all courses', async () => {
    const { html } = await browser({ session: { ...session, isVanguard: true }, isMember: true }).open(at(1))
    expect(html).toContain('One price covers your courses: $1,200.')
    expect(html.match(/Included in your Vanguard registration/g)).toHaveLength(6)
  })
})

type Calls = { profile: unknown[]; event: unknown[] }

function platformOf(calls: Calls, more: Partial<Platform> = {}): Platform {
  const known: Partial<Platform> = {
    profile: async () => ({
      firstName: 'Ada',
      lastName: 'Okafor',
      phone: '312 555 0100',
      title: 'CMO',
      npi: '12',
    }),
    eventProfile: async () => ({
      ...{ dietaryRestrictions: ['vegan', 'no pears'], requiresVisaForEventTravel: true },
      ...{ sponsorOptOut: false, shirt: 'M' },
    }),
    saveProfile: async (...sent) => {
      calls.profile.push(sent)
      return null
    },
    saveEventProfile: async (sent) => {
      calls.event.push(sent)
      return null
    },
    ...more,
  }
  return known as Platform
}

describe('EV-019: the profile', () => {
  const before = { 1: valid[1], 2: { guests: '0' }, 3: { activity: 'none' } }

  test('fills in step 6, but no field that the visitor edited', async () => {
    const on = browser({ session, platform: platformOf({ profile: [], event: [] }) })
    const { html } = await fill(on, before)
    expect(valuesIn(html)).toMatchObject({
      ...{ firstName: ['Ada'], phone: ['312 555 0100'], email: [''] },
      ...{ diet: ['vegan'], dietOther: ['no pears'], visa: ['yes'] },
    })
    await on.press(at(6), 'back', { firstName: '' })
    expect(valuesIn((await on.open(at(6))).html).firstName).toEqual([''])
  })

  test('receives the answers on “Continue”, and keeps what the step does not ask for', async () => {
    const calls: Calls = { profile: [], event: [] }
    const on = browser({ session, platform: platformOf(calls) })
    await fill(on, {
      ...before,
      6: { ...valid[6], diet: ['vegan'], dietOther: 'no nuts; no pears', fromProfile: ['person', 'needs'] },
    })
    expect(calls.profile).toEqual([
      [
        expect.objectContaining({
          title: 'CMO',
          npi: '12',
          email: 'ada@example.org',
          phone: '+1 (312) 555-0100',
        }),
        { isOnboardingComplete: true },
      ],
    ])
    expect(calls.event).toEqual([
      {
        ...{ dietaryRestrictions: ['vegan', 'no nuts', 'no pears'], requiresVisaForEventTravel: false },
        ...{ sponsorOptOut: true, shirt: 'M' },
      },
    ])
  })

  test('is not written while an answer is wrong', async () => {
    const calls: Calls = { profile: [], event: [] }
    const on = browser({ session, platform: platformOf(calls) })
    await fill(on, before)
    await on.press(at(6), 'continue', { ...valid[6], email: 'x' })
    expect(calls).toEqual({ profile: [], event: [] })
  })

  test('that cannot be saved does not stop the registration, and the review says so', async () => {
    const failing = { saveEventProfile: () => Promise.reject(new UpstreamError('Member platform', 'status')) }
    const on = browser({ session, platform: platformOf({ profile: [], event: [] }, failing) })
    const page = await fill(on, { ...before, 6: valid[6] })
    expect(stepIn(page.html)).toBe(7)
    expect(page.html).toContain('We could not save this to your profile. Your registration is not affected.')
  })

  test('loses nothing by answers that were given before the log-in, when it was not shown', async () => {
    const calls: Calls = { profile: [], event: [] }
    const out = browser()
    const six = {
      ...valid[6],
      credentials: '',
      phone: '+1 312 555 0199',
      diet: ['kosher'],
      sponsorOptOut: '',
    }
    await fill(out, { ...before, 6: six })
    const platform = platformOf(calls, { profile: async () => ({ credentials: 'MD, FACP', phone: '1' }) })
    const on = browser({ session, platform, needs: { openDraft: out.needs.openDraft } })
    for (const [name, value] of out.jar) on.jar.set(name, value)
    await on.press(at(6), 'continue', six)
    expect(calls.profile).toEqual([
      [expect.objectContaining({ credentials: 'MD, FACP', phone: '+1 312 555 0199' }), expect.anything()],
    ])
    expect(calls.event).toEqual([
      expect.objectContaining({
        ...{ dietaryRestrictions: ['vegan', 'no pears', 'kosher'], requiresVisaForEventTravel: true },
      }),
    ])
  })

  test('loses nothing by answers that were given while it could not be loaded', async () => {
    const calls: Calls = { profile: [], event: [] }
    let isAway = true
    const known = platformOf(calls)
    const on = browser({
      session,
      platform: {
        ...known,
        profile: async () => (isAway ? undefined : { firstName: 'Ada', credentials: 'MD, FACP' }),
        eventProfile: async () => (isAway ? undefined : known.eventProfile()),
      },
    })
    await fill(on, before)
    isAway = false
    await on.press(at(6), 'continue', { ...valid[6], credentials: '', diet: [], sponsorOptOut: '' })
    expect(calls.profile).toEqual([
      [expect.objectContaining({ credentials: 'MD, FACP', lastName: 'Okafor' }), expect.anything()],
    ])
    expect(calls.event).toEqual([
      expect.objectContaining({
        ...{ dietaryRestrictions: ['vegan', 'no pears'], requiresVisaForEventTravel: true },
      }),
    ])
  })

  test('loses what the visitor removes from the step that shows it', async () => {
    const calls: Calls = { profile: [], event: [] }
    const profile = async () => ({ credentials: 'MD' })
    const on = browser({ session, platform: platformOf(calls, { profile }) })
    const { html } = await fill(on, before)
    const shown = [...html.matchAll(/name="fromProfile" value="(\w+)"/g)].map(([, part = '']) => part)
    await on.press(at(6), 'continue', { ...valid[6], credentials: '', diet: [], fromProfile: shown })
    expect(calls.profile).toEqual([[expect.objectContaining({ credentials: '' }), expect.anything()]])
    expect(calls.event).toEqual([
      expect.objectContaining({ dietaryRestrictions: [], requiresVisaForEventTravel: false }),
    ])
  })

  test('that is not saved in time does not keep the visitor on the step', async () => {
    const slow = { saveProfile: () => new Promise<never>(() => {}) }
    const platform = platformOf({ profile: [], event: [] }, slow)
    const on = browser({ session, platform, needs: { profileMs: 1 } })
    const { html } = await fill(on, { ...before, 6: valid[6] })
    expect(stepIn(html)).toBe(7)
    expect(html).toContain('We could not save this to your profile.')
  })

  test('that cannot be loaded says so, and all fields can be filled in', async () => {
    const away = { profile: async () => undefined, eventProfile: async () => undefined }
    const on = browser({ session, platform: platformOf({ profile: [], event: [] }, away) })
    const { html } = await fill(on, before)
    expect(html).toContain('Your profile cannot be loaded right now. Please fill in the fields.')
  })
})

describe('an edition', () => {
  const other = {
    ...edition,
    key: 'fall-institute-2026',
    name: '2026 Fall Institute',
    path: '/fall-institute',
  }
  const shown = (changed: Partial<typeof edition>, more: readonly (typeof edition)[] = []) =>
    browser({ editions: [{ ...edition, ...changed }, ...more] }).open(at(3))
  const opened = async (changed: Partial<typeof edition>) => (await shown(changed)).html

  test('that is not open yet says when it opens, with the time zone', async () =>
    expect(await opened({ opensAt: Date.parse('2025-08-01T16:00:00Z') })).toContain(
      'Registration opens on August 1, 2025 at 9:00 AM MST.',
    ))

  test('that is closed says so', async () =>
    expect(await opened({ closesAt: now })).toContain('Registration for this event is closed.'))

  test('that is over leads to the next one', async () => {
    const over = { startDate: '2024-10-23', endDate: '2024-10-25', path: '/fall-institute/2024' }
    const { html, title } = await shown(over, [other])
    expect(title).toBe(`Registration for the ${edition.name}`)
    expect(html).toContain('This event is over.')
    expect(html).toMatch(/href="\/fall-institute"[^>]*>Go to the 2026 Fall Institute</)
  })

  test('without product identifiers says how to register by telephone', async () => {
    for (const changed of [
      { eventId: undefined },
      { extras: { ...edition.extras, guest: undefined } },
      { courses: [] },
    ])
      expect(await opened(changed)).toMatch(/You can register by telephone\..*tel:\+18005550100/)
  })

  test('that does not exist leads to the current one', async () => {
    const { html } = await browser().open('/fall-institute/registration/1?edition=nonsense')
    expect(html).toContain('We do not know this event.')
    expect(html).toContain('href="/fall-institute/registration/1"')
  })

  test('that cannot be loaded says so, and the same page can be tried again', async () => {
    const editions = () => Promise.reject(new UpstreamError('Contentful', 'unreachable'))
    const { html } = await browser({ needs: { editions } }).open(at(1))
    expect(html).toContain('We cannot load the event right now.')
    expect(html).toMatch(/<a href=""[^>]*>Try again</)
  })

  test('never mixes its answers with those of another one in a second tab', async () => {
    const on = browser({ editions: [edition, other] })
    await on.press(at(1), 'continue', valid[1])
    const second = at(1).replace(edition.key, other.key)
    await on.press(second, 'continue', { 'course-1': 'budgets' })
    expect(valuesIn((await on.open(at(1))).html)['course-1']).toEqual(['listening'])
    expect(valuesIn((await on.open(second)).html)['course-1']).toEqual(['budgets'])
  })
})

describe('a registration that was submitted', () => {
  async function submitted(): Promise<Browser> {
    const on = browser({ session, isMember: true })
    await fill(on, { ...valid, 5: {} as never })
    const visitor = { headers: new Headers(), session }
    const draft = await on.needs.openDraft(visitor, edition.key)
    await on.needs.saveDraft({ ...draft, submittedAt: now + 100 }, visitor)
    return on
  }

  test('shows its courses and a link to the cart, at each of its addresses', async () => {
    const on = await submitted()
    for (const step of [1, 6, 7]) {
      const { html } = await on.open(at(step))
      expect(html).toContain('You have submitted this registration')
      expect(html).toContain('Listening under pressure')
      expect(html).toContain('href="/cart"')
      expect(html).toMatch(/data-submit=""[^>]*>Add to cart again/)
    }
  })

  test('changes by no form that a second tab still shows', async () => {
    const on = await submitted()
    const saved = await on.send(at(2), { guests: '0' }, { accept: 'application/json' })
    expect([saved.status, (await saved.json()).detail]).toEqual([
      409,
      expect.stringContaining('this change is not saved'),
    ])
    const page = await on.press(at(2), 'continue', { guests: '0' })
    expect(page.html).toContain('You have submitted this registration')
    expect(summaryless(page.html)).toContain('2 ×')
  })
  const summaryless = (html: string) => html.replace(/<template.*?<\/template>/g, '')

  test.each([
    ['once it is paid', async () => true, true],
    ['not while its payment state is unknown', () => Promise.reject(new Error('away')), false],
  ])('leads to its confirmation %s', async (_, isPaid, leads) => {
    const on = await submitted()
    const sent = { headers: new Headers(), step: '7', query: {}, contact: {} as never }
    const { id } = await on.needs.openDraft({ headers: sent.headers, session }, edition.key)
    const shown = await pageOf(sent, { ...on.needs, isPaid })
    expect('redirect' in shown && shown.redirect).toBe(leads && confirmationPath(id))
  })

  test('is changed under a new id, from step 7', async () => {
    const on = await submitted()
    const { needs } = on
    const visitor = { headers: new Headers(), session }
    const { id } = await needs.openDraft(visitor, edition.key)
    const later = { ...needs, now: () => now + 200 }
    const again = browser({ session, isMember: true, needs: later })
    expect(stepIn((await again.press(at(7), 'change')).html)).toBe(7)
    expect((await needs.openDraft(visitor, edition.key)).id).not.toBe(id)
  })

  test('opens the step that chooses another course, with a new id and all answers', async () => {
    const on = await submitted()
    const { needs } = on
    const visitor = { headers: new Headers(), session }
    const { id } = await needs.openDraft(visitor, edition.key)
    const again = browser({ session, isMember: true, needs: { ...needs, now: () => now + 200 } })
    const page = await again.press(at(1), 'change-1')
    expect([stepIn(page.html), new URL(page.path, config.siteUrl).searchParams.get('edit')]).toEqual([1, '1'])
    const draft = await needs.openDraft(visitor, edition.key)
    expect(draft.id).not.toBe(id)
    expect(draft.answers[6]?.values).toMatchObject({ firstName: 'Ada' })
  })
})

describe('the route of the steps', () => {
  const json = { accept: 'application/json' }

  test('answers the new total to a script, and stays on the step', async () => {
    const on = browser()
    const response = await on.send(at(1), { 'course-1': 'listening', join: 'yes' }, json)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({
      isKept: true,
      joining: expect.stringContaining('saves $100'),
      summary: { total: '$749', lines: [{ name: 'Membership' }, { name: 'Listening under pressure' }] },
    })
    expect(valuesIn((await on.open(at(1))).html)['course-1']).toEqual(['listening'])
  })

  test('takes only the changed fields of a script, because another tab may have changed the others', async () => {
    const on = browser()
    await fill(on, { 1: valid[1] })
    await on.send(at(2), { guests: '1', 'guest-1': 'Bo', changed: 'guests guest-1' }, json)
    await on.send(at(2), { guests: '0', 'guest-1': '', 'guest-2': 'Zoë', changed: 'guest-2' }, json)
    expect(valuesIn((await on.open(at(2))).html)).toMatchObject({
      guests: ['1'],
      'guest-1': ['Bo'],
      'guest-2': ['Zoë'],
    })
  })

  test('refuses a form of another site, and keeps nothing', async () => {
    const on = browser()
    const response = await on.send(at(1), valid[1], { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(403)
    expect(on.jar.size).toBe(0)
  })

  test.each<Record<string, string>>([{ step: '9' }, { step: 'x' }, { edition: '' }])(
    'refuses a form with %j',
    async (form) => {
      expect((await browser().send(at(1), form, json)).status).toBe(400)
    },
  )

  test('says that the event cannot be loaded: to a script, and on a page that leads back', async () => {
    const editions = () => Promise.reject(new UpstreamError('Contentful', 'unreachable'))
    const on = browser({ needs: { editions } })
    const referer = `https://site.test${at(1)}`
    const page = await on.send(at(1), { ...valid[1], do: 'continue' }, { referer })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
    const html = await page.text()
    expect(html).toContain('We cannot save this step right now.')
    expect(html).toContain(`href="${at(1)}"`)
    const script = await on.send(at(1), valid[1], json)
    expect([script.status, script.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
  })

  test('keeps no field that the step does not ask for', async () => {
    const on = browser()
    await on.press(at(1), 'continue', {
      ...valid[1],
      owner: 'x',
      submittedAt: '1',
      __proto__: 'y',
      'guest-5': 'z',
    })
    const { html } = await on.open(at(2))
    expect(stepIn(html)).toBe(2)
  })
})
