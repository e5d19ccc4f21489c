import type { Browser, Page } from '@playwright/test'
import { decline } from './decline.ts'
import { expect } from './test.ts'

/** Named as in the seed. */
export type Answers = {
  courses: readonly string[]
  joins?: boolean
  guests?: readonly string[]
  activity: string
  golf?: { handicap: string; clubs: string; pairing: string }
  pickleball?: { skill: string; paddle: string }
  diet?: readonly string[]
  needs?: readonly string[]
}

export const stepsPath = '/fall-institute/registration'

const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

export const expectStep = (page: Page, step: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(`Step ${step} of 7`)

export async function fillSteps(page: Page, answers: Answers) {
  await page.goto(`${stepsPath}/1`)
  await expectStep(page, 1)
  for (const course of answers.courses) await page.getByRole('radio', { name: course }).check()
  if (answers.joins) await page.getByRole('checkbox', { name: /^Add a year of membership/ }).check()
  await next(page)
  await fillGuests(page, answers.guests ?? [])
  await expectStep(page, 3)
  await page.getByRole('radio', { name: new RegExp(`^${answers.activity}`) }).check()
  await next(page)
  if (answers.golf) await fillGolf(page, answers.golf)
  if (answers.pickleball) await fillPickleball(page, answers.pickleball)
  await fillAttendee(page, answers)
  await expectStep(page, 7)
}

async function fillGuests(page: Page, guests: readonly string[]) {
  await expectStep(page, 2)
  await page.getByRole('radio', { name: String(guests.length), exact: true }).check()
  for (const [index, name] of guests.entries()) await page.getByLabel(`Name of guest ${index + 1}`).fill(name)
  await next(page)
}

async function fillGolf(page: Page, { handicap, clubs, pairing }: NonNullable<Answers['golf']>) {
  await expectStep(page, 4)
  await page.getByLabel('Handicap').fill(handicap)
  await page.getByRole('radio', { name: clubs }).check()
  await page.getByLabel('Who would you like to play with?').fill(pairing)
  await next(page)
}

async function fillPickleball(page: Page, { skill, paddle }: NonNullable<Answers['pickleball']>) {
  await expectStep(page, 5)
  await page.getByRole('radio', { name: skill }).check()
  await page.getByRole('radio', { name: paddle }).check()
  await next(page)
}

/** The profile has name, email and phone. */
async function fillAttendee(page: Page, { diet = [], needs = [] }: Answers) {
  await expectStep(page, 6)
  await page.getByLabel('Name of your emergency contact').fill('Iris Oduya')
  await page.getByLabel('Phone of your emergency contact').fill('+1 813 555 0177')
  for (const name of [...diet, ...needs]) await page.getByRole('checkbox', { name }).check()
  await next(page)
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Add to cart and check out' })

type Attribute = { key: string; value: string }

export async function storedCart(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('storefront-cart'))
  const cart: Record<string, { quantity: number; customAttributes?: Attribute[] }> = JSON.parse(text ?? '{}')
  return Object.fromEntries(
    Object.entries(cart).map(([variant, { quantity, customAttributes = [] }]) => [
      variant,
      { quantity, attributes: Object.fromEntries(customAttributes.map(({ key, value }) => [key, value])) },
    ]),
  )
}

/** Total in cents. */
export async function billAt(page: Page) {
  const summary = page.getByRole('region', { name: 'Order summary' })
  const total = await summary.locator('.sum .amount').textContent()
  const lines = await summary.locator('.line').allTextContents()
  return { lines: lines.map((line) => line.replace(/\s+/g, ' ')), totalCents: centsIn(total) }
}

/** In cents. */
export const centsIn = (amount: string | null) => Math.round(Number(amount?.replace(/[^\d.]/g, '')) * 100)

export async function pay(page: Page) {
  await page.getByLabel('Card number').fill('1')
  await page.getByLabel('Name on the card').fill('Maren Oduya')
  await page.getByLabel('Expires (MM/YY)').fill('12/39')
  await page.getByLabel('Security code').fill('111')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('link', { name: 'Return to the site' }).click()
}

export async function openBrowser(browser: Browser, from?: Page) {
  const context = await browser.newContext(from && { storageState: await from.context().storageState() })
  await context.addInitScript(decline)
  await from?.context().close()
  return context.newPage()
}
