import type { Page } from '@playwright/test'
import { run as exportRegistrations } from '../../../cli/commands/registrations/export/run.ts'
import { recordingIo } from '../../../packages/local/testing/recording-io.ts'
import { expectAccessible } from '../accessible.ts'
import { entryAddress, stack } from '../environment.ts'
import { signIn } from '../member.ts'
import {
  type Answers,
  billAt,
  centsIn,
  expectStep,
  fillSteps,
  openBrowser,
  pay,
  stepsPath,
  storedCart,
  submitButton,
} from '../registering.ts'
import { expect, test } from '../test.ts'

/** `each` is in cents. */
type QuoteLine = {
  variant: string
  name: string
  quantity?: number
  each: number
  attributes?: Record<string, unknown>
}

type Journey = {
  account: string
  answers: Answers
  /** Sorted by variant. */
  lines: readonly QuoteLine[]
  totalCents: number
  events: { dietaryRestrictions: string; requiresVisaForEventTravel: boolean; sponsorOptOut: boolean }
}

const day = (number: number) => expect.stringMatching(new RegExp(`^Day ${number}, \\w+ \\d+, 20\\d\\d$`))
const event = expect.stringMatching(/^FI-20\d\d$/)
const course = (number: number, name: string, attendee: string): QuoteLine => ({
  variant: `41081${number}01`,
  name,
  each: 59_500,
  // Each day has three courses.
  attributes: { _event: event, Attendee: attendee, Day: day(Math.ceil(number / 3)) },
})

const journeys = {
  golf: {
    account: 'member',
    answers: {
      courses: ['How You Decide When You Are Tired', 'The Difficult Conversation', 'What Boards Ask'],
      guests: ['Luís Oduya', '蔡英文 👩🏽‍⚕️'],
      activity: 'Golf',
      golf: { handicap: '12,4', clubs: 'Rent clubs, left-handed', pairing: 'Dr. "Bo" O’Neil' },
      diet: ['Vegetarian', 'No nuts'],
      needs: ['I need a letter for my visa'],
    },
    lines: [
      {
        variant: '41080001',
        name: 'Guest at the Fall Institute',
        quantity: 2,
        each: 19_500,
        attributes: { 'Guest 1': 'Luís Oduya', 'Guest 2': '蔡英文 👩🏽‍⚕️' },
      },
      {
        variant: '41080002',
        name: 'Golf at the Fall Institute',
        each: 18_500,
        attributes: { Handicap: '12.4', Clubs: 'Rental, left-handed', Pairing: 'Dr. "Bo" O’Neil' },
      },
      course(1, 'How You Decide When You Are Tired', 'Maren Oduya, MD'),
      course(4, 'The Difficult Conversation', 'Maren Oduya, MD'),
      course(8, 'What Boards Ask', 'Maren Oduya, MD'),
    ],
    totalCents: 236_000,
    events: {
      dietaryRestrictions: 'vegetarian;no nuts',
      requiresVisaForEventTravel: true,
      sponsorOptOut: false,
    },
  },
  joins: {
    account: 'visitor',
    answers: {
      courses: ['The Quiet Chair', 'Hiring and Letting Go'],
      joins: true,
      activity: 'Sound bath',
      needs: ['Do not share my name with sponsors'],
    },
    lines: [
      { variant: '41070901', name: 'Membership, one year', each: 34_900 },
      { variant: '41080003', name: 'Sound Bath at the Fall Institute', each: 4_500 },
      course(2, 'The Quiet Chair', 'Vera Visitor, MD'),
      course(5, 'Hiring and Letting Go', 'Vera Visitor, MD'),
    ],
    totalCents: 158_400,
    events: { dietaryRestrictions: '', requiresVisaForEventTravel: false, sponsorOptOut: true },
  },
  pickleball: {
    account: 'level',
    answers: {
      courses: ['A Budget That Tells the Truth'],
      activity: 'Pickleball',
      pickleball: { skill: 'Beginner', paddle: 'I would like to borrow a paddle' },
    },
    lines: [
      {
        variant: '41080004',
        name: 'Pickleball at the Fall Institute',
        each: 5_525,
        attributes: { 'Skill level': 'Beginner', Paddle: 'Borrowed paddle' },
      },
      course(7, 'A Budget That Tells the Truth', 'Lev Almeida, MD'),
    ],
    totalCents: 65_025,
    events: { dietaryRestrictions: '', requiresVisaForEventTravel: false, sponsorOptOut: false },
  },
  none: {
    account: 'standard',
    answers: { courses: ['Strategy on One Page'], guests: ['Ida Brandt'], activity: 'No group activity' },
    lines: [
      {
        variant: '41080001',
        name: 'Guest at the Fall Institute',
        each: 19_500,
        attributes: { 'Guest 1': 'Ida Brandt' },
      },
      course(9, 'Strategy on One Page: The Workshop', 'Stella Brandt, MD'),
    ],
    totalCents: 79_000,
    events: { dietaryRestrictions: '', requiresVisaForEventTravel: false, sponsorOptOut: false },
  },
  vanguard: {
    account: 'vanguard',
    answers: {
      courses: ['How You Decide When You Are Tired', 'What Boards Ask'],
      activity: 'Sound bath',
      diet: ['Vegan'],
    },
    lines: [
      { variant: '41080003', name: 'Sound Bath at the Fall Institute', each: 4_500 },
      {
        variant: '41080005',
        name: 'Vanguard at the Fall Institute',
        each: 195_000,
        attributes: {
          _event: event,
          Attendee: 'Vania Guardiola, MD',
          'Day 1': 'How You Decide When You Are Tired',
          'Day 3': 'What Boards Ask',
        },
      },
    ],
    totalCents: 199_500,
    events: { dietaryRestrictions: 'vegan', requiresVisaForEventTravel: false, sponsorOptOut: false },
  },
} as const satisfies Record<string, Journey>

const amount = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

async function reachReview(page: Page, { account, answers, totalCents }: Journey) {
  await signIn(page, account)
  await fillSteps(page, answers)
  expect(await reviewTotal(page)).toBe(totalCents)
}

const reviewTotal = async (page: Page) =>
  centsIn(
    await page.getByRole('region', { name: 'What you register for' }).locator('strong').last().textContent(),
  )

/** Holds one registration only. Returns its id. */
async function expectCart(page: Page, { lines }: Journey): Promise<string> {
  await page.waitForURL(`${stack.site}/cart`)
  const cart = await storedCart(page)
  const [id = ''] = Object.values(cart).map(({ attributes }) => attributes._registration ?? '')
  expect(id).toMatch(/^[\w-]{16,}$/)
  const expected = lines.map(({ variant, quantity = 1, attributes = {} }) => [
    variant,
    { quantity, attributes: { _registration: id, ...attributes } },
  ])
  expect(cart).toEqual(Object.fromEntries(expected))
  return id
}

/** The cart and the shop must charge these prices to the cent. */
async function checkOut(page: Page, { lines, totalCents }: Journey) {
  const main = page.getByRole('main')
  const subtotal = main.getByRole('region', { name: 'Subtotal' }).locator('strong').first()
  await expect.poll(async () => centsIn(await subtotal.textContent())).toBe(totalCents)
  await main.getByRole('button', { name: 'Checkout' }).click()
  await page.waitForURL(`${stack.shop}/checkouts/**`)
  const bill = await billAt(page)
  expect(bill.totalCents).toBe(totalCents)
  expect(bill.lines).toHaveLength(lines.length)
  for (const { name, quantity = 1, each, attributes = {} } of lines) {
    const line = bill.lines.find((text) => text.includes(name)) ?? ''
    expect(line).toContain(`${quantity} × ${amount(each)}`)
    for (const [key, value] of Object.entries(attributes))
      if (typeof value === 'string' && !key.startsWith('_'))
        expect(line).toContain(value.replace(/\s+/g, ' '))
  }
  await pay(page)
  await page.waitForURL(`${stack.site}/cart?order=completed`)
}

/** Checks what step 6 sent to the member platform. */
async function expectProfile({ account, events }: Journey) {
  const { accounts } = await import('../../../packages/local/members/accounts.ts')
  const user = accounts.find(({ email }) => email.startsWith(`${account}@`))?.userId
  const stored = await fetch(new URL(`/control/profiles/${user}`, stack.platform))
  expect(await stored.json()).toMatchObject({ events })
}

async function expectConfirmation(page: Page, { answers }: Journey) {
  const main = page.getByRole('main')
  // Resizing during a fade causes an error.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await main.getByRole('link', { name: 'See your registration' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered')
  await expectAccessible(page)
  const purchase = main.getByRole('region', { name: 'Your purchase' })
  for (const title of answers.courses) await expect(purchase).toContainText(title)
  await expect(purchase).toContainText('$2,360')
  for (const name of ['What to bring', 'How to make changes'])
    await expect(main.getByRole('region', { name }).locator('li, p').first()).toBeVisible()
  const calendar = await main.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')
  const file = await page.request.get(calendar ?? '')
  const events = (await file.text()).match(/^BEGIN:VEVENT/gm)
  expect([file.headers()['content-type'], (events ?? []).length]).toEqual([
    expect.stringContaining('text/calendar'),
    // The activity counts as an event.
    answers.courses.length + 1,
  ])
  await main.getByRole('link', { name: 'My Registrations' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Fall Institute' })).toContainText(
    'You are registered',
  )
  await expectAccessible(page)
}

async function expectExport(id: string, edition: string) {
  const { io, said } = recordingIo()
  const config = { siteUrl: stack.site, registration: { secret: stack.registrationSecret } }
  expect(await exportRegistrations({ config, edition, state: ['confirmed'] }, io)).toBe(0)
  const row = said.out.split('\r\n').find((each) => each.endsWith(`,${id}`))
  for (const cell of ['Maren Oduya', 'Handicap: 12.4; Clubs: Rental, left-handed', 'vegetarian; no nuts'])
    expect(row).toContain(cell)
  expect(row).toContain(',early bird,2360.00,no,')
}

/** A second tab removes and restores membership; the review shows the old lines and the change. */
async function expectLinesOfNow(page: Page, { totalCents }: Journey) {
  const other = await page.context().newPage()
  const joining = other.getByRole('checkbox', { name: /^Add a year of membership/ })
  const choose = async (joins: boolean) => {
    await other.goto(`${stack.site}${stepsPath}/1`)
    await joining.setChecked(joins)
    await other.getByRole('button', { name: 'Save and continue' }).click()
    await expectStep(other, 2)
  }
  await choose(false)
  await submitButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Membership, one year for $349 is no longer part of your registration.',
  )
  await expectStep(page, 7)
  expect(await reviewTotal(page)).not.toBe(totalCents)
  await expect(page.getByRole('region', { name: 'What you register for' })).not.toContainText('Membership')
  await expect(page.getByRole('button', { name: 'I agree, add to cart' })).toBeVisible()
  await choose(true)
  await other.close()
}

async function expectFigures(page: Page) {
  await page.goto(entryAddress('edition-fall-institute', 'events'))
  const panel = page.frameLocator('iframe[title$=": sidebar"]').getByRole('region', { name: 'Registrations' })
  const golf = panel
    .getByRole('region', { name: 'Activities' })
    .getByRole('listitem')
    .filter({ hasText: 'Golf' })
  await expect(golf).toContainText(/[1-9]\d* of 12 taken: [1-9]\d* paid/)
  await expect(panel).toContainText('Prices: early bird, until ')
  await panel.getByRole('button', { name: 'Refresh' }).click()
  await expect(panel.getByRole('status')).toContainText(' paid, ')
}

test('a member registers with golf and two guests, presses twice, refreshes, goes back, and pays once', async ({
  page,
}) => {
  // Covers the whole journey.
  test.slow()
  const journey = journeys.golf
  const submits: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/registration/submit') submits.push(request.url())
  })
  await signIn(page, journey.account)
  await page.goto(stepsPath)
  await page.getByRole('main').getByRole('link', { name: 'Start registration' }).first().click()
  await expectStep(page, 1)
  await fillSteps(page, journey.answers)
  expect(await reviewTotal(page)).toBe(journey.totalCents)
  await expectProfile(journey)
  const edition = new URL(page.url()).searchParams.get('edition') ?? ''

  await page.reload()
  await expectStep(page, 7)
  expect(await reviewTotal(page)).toBe(journey.totalCents)

  await submitButton(page).dblclick()
  const id = await expectCart(page, journey)
  expect(submits).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have submitted this registration')
  await expect(submitButton(page)).toBeHidden()
  await page.goto('/cart')
  expect(await expectCart(page, journey)).toBe(id)

  await checkOut(page, journey)
  await expectConfirmation(page, journey)
  await expectExport(id, edition)
  await expectFigures(page)
})

test('a visitor who joins pays the prices of members, and continues in a browser that was closed', async ({
  page,
  browser,
}) => {
  const journey = journeys.joins
  await reachReview(page, journey)
  await expectLinesOfNow(page, journey)
  const reopened = await openBrowser(browser, page)
  await reopened.goto(`${stack.site}${stepsPath}/7`)
  await expectStep(reopened, 7)
  expect(await reviewTotal(reopened)).toBe(journey.totalCents)
  await submitButton(reopened).click()
  await expectCart(reopened, journey)
  await checkOut(reopened, journey)
  await expectProfile(journey)
  await reopened.context().close()
})

test('a member with a price level plays pickleball, loses the session at step 6, and submits in two tabs at once', async ({
  page,
}) => {
  const journey = journeys.pickleball
  await reachReview(page, journey)

  await page.goto(`${stepsPath}/6`)
  await expectStep(page, 6)
  await page.context().clearCookies({ name: /^__session/ })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expectStep(page, 7)
  await page.getByRole('main').getByRole('link', { name: 'Login / Sign Up' }).click()
  await expect(submitButton(page)).toBeVisible()
  expect(await reviewTotal(page)).toBe(journey.totalCents)

  const second = await page.context().newPage()
  await second.goto(`${stepsPath}/7`)
  await expectStep(second, 7)
  await Promise.all([submitButton(page).click(), submitButton(second).click()])
  const id = await expectCart(page, journey)
  expect(await expectCart(second, journey)).toBe(id)
  await second.close()
  await checkOut(page, journey)
  await expectProfile(journey)
})

test('a member with standard pricing chooses no activity, and continues on another device', async ({
  page,
  browser,
}) => {
  const journey = journeys.none
  await reachReview(page, journey)
  const other = await openBrowser(browser)
  await signIn(other, journey.account)
  await other.goto(`${stack.site}${stepsPath}/7`)
  await expectStep(other, 7)
  expect(await reviewTotal(other)).toBe(journey.totalCents)
  await submitButton(other).click()
  await expectCart(other, journey)
  await checkOut(other, journey)
  await expectProfile(journey)
  await other.context().close()
})

test('a Vanguard attendee pays one price for all courses, also after the browser refused to keep the cart', async ({
  page,
}) => {
  const journey = journeys.vanguard
  await reachReview(page, journey)
  await page.evaluate(() => {
    Object.assign(Storage.prototype, {
      setItem() {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
    })
  })
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Your registration is kept.')
  expect(await storedCart(page)).toEqual({})
  await page.reload()
  await submitButton(page).click()
  await expectCart(page, journey)
  await checkOut(page, journey)
  await expectProfile(journey)
})
