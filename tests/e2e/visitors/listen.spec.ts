import type { Page } from '@playwright/test'
import { brokenRules } from '../axe.ts'
import { stack } from '../environment.ts'
import { substituteVoices } from '../substitute-voices.ts'
import { expect, test } from '../test.ts'

const article = '/articles/the-meeting-nobody-misses'
const opening = 'Nobody decided to have ten standing meetings. '

const listen = (page: Page) => page.getByRole('button', { name: 'Listen' })
const controls = (page: Page) => page.getByRole('group', { name: 'Reading aloud' })
const press = (page: Page, name: string) => controls(page).getByRole('button', { name }).click()
const state = (page: Page) => controls(page).getByRole('status')

async function open(page: Page, { path = article, languages = ['de-DE', 'en-US'] } = {}) {
  await page.addInitScript(substituteVoices, languages)
  await page.goto(stack.site + path)
}

async function start(page: Page) {
  await open(page)
  await listen(page).click()
  await expect(controls(page)).toBeVisible()
}

const queue = (page: Page) => page.evaluate(() => window.voices.queue())
const saying = (page: Page) => expect.poll(async () => (await queue(page)).join(''))
const happens = (page: Page, event: 'end' | 'pause') => page.evaluate((name) => window.voices[name](), event)
const fail = (page: Page, error: string) => page.evaluate((name) => window.voices.fail(name), error)

/** The text of the highlighted range. */
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map((range) => String(range)).join())

test('an article is read sentence by sentence, and each sentence is highlighted', async ({ page }) => {
  await start(page)
  await saying(page).toBe(opening)
  expect(await page.evaluate(() => window.voices.languages())).toEqual(['en-US'])
  expect(await highlighted(page)).toBe(opening.trim())
  await happens(page, 'end')
  const second = 'They arrived one at a time, each with a reason, and none of them ever left. '
  await saying(page).toBe(second)
  expect(await highlighted(page)).toBe(second.trim())
  const color = () =>
    getComputedStyle(document.querySelector('#text p') ?? document.body, '::highlight(spoken)')
      .backgroundColor
  expect(await page.evaluate(color)).toBe('rgb(255, 227, 154)')
  await expect(state(page)).toHaveText('')
})

test('the rest of a sentence is read again after a pause and at another speed', async ({ page }) => {
  await start(page)
  await page.evaluate(() => window.voices.reach(8))
  await press(page, 'Pause')
  await expect(state(page)).toHaveText('Paused')
  expect(await queue(page)).toEqual([])
  await press(page, 'Play')
  await saying(page).toBe(opening.slice(8))
  await page.evaluate(() => window.voices.reach(8))
  await controls(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5×')
  await saying(page).toBe(opening.slice(16))
  expect(await page.evaluate(() => window.voices.rates())).toEqual([1.5])
  expect(await highlighted(page)).toBe(opening.trim())
})

test('a reader goes one sentence on and back, and not before the first one', async ({ page }) => {
  await start(page)
  await press(page, 'Next sentence')
  await saying(page).toMatch(/^They arrived/)
  for (const _ of [1, 2]) await press(page, 'Back one sentence')
  await saying(page).toBe(opening)
})

test('a long sentence is said in several breaths, which Chromium does not cut off', async ({ page }) => {
  await open(page, { path: '/articles/doi/10.55835/12.1016' })
  await listen(page).click()
  for (const _ of [1, 2, 3]) await press(page, 'Next sentence')
  await expect.poll(async () => (await queue(page)).length).toBeGreaterThan(1)
  const breaths = await queue(page)
  expect(breaths.every(({ length }) => length <= 160)).toBe(true)
  expect(await highlighted(page)).toBe(breaths.join('').trim())
  for (const _ of breaths) await happens(page, 'end')
  await saying(page).toBe('This is a report on the first hundred. ')
})

test('Escape stops, and the focus is where it was', async ({ page }) => {
  await open(page)
  await listen(page).focus()
  await page.keyboard.press('Enter')
  await expect(listen(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(controls(page).getByRole('button', { name: 'Back one sentence' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(controls(page)).toBeHidden()
  await expect(listen(page)).toBeFocused()
  expect(await queue(page)).toEqual([])
  expect(await highlighted(page)).toBe('')
})

test('a pause by the device and a voice that fails are said, and the text can go on', async ({ page }) => {
  await start(page)
  await happens(page, 'pause')
  await expect(state(page)).toHaveText('Paused')
  await press(page, 'Play')
  await saying(page).toBe(opening)
  await fail(page, 'synthesis-failed')
  await expect(state(page)).toHaveText('The voice of your device stopped. Press Play to try again.')
  await press(page, 'Play')
  await saying(page).toBe(opening)
  await expect(state(page)).toHaveText('')
})

test('a voice that says nothing is reported', async ({ page }) => {
  await start(page)
  await page.evaluate(() => window.voices.drop())
  await press(page, 'Next sentence')
  await expect(state(page)).toHaveText('The voice of your device stopped. Press Play to try again.')
})

test.describe('a page without a voice for its language', () => {
  for (const [name, languages] of [
    ['no voices', []],
    ['voices of other languages', ['de-DE', 'fr_FR']],
  ] as const)
    test(`has no button: ${name}`, async ({ page }) => {
      await open(page, { languages: [...languages] })
      await page.waitForLoadState('networkidle')
      await expect(listen(page)).toBeHidden()
    })

  test('has no button without speech in the browser', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'speechSynthesis', { value: undefined, configurable: true }),
    )
    await page.goto(stack.site + article)
    await page.waitForLoadState('networkidle')
    await expect(listen(page)).toBeHidden()
  })

  test('shows the button when a voice arrives, and nothing moves', async ({ page }) => {
    await open(page, { languages: [] })
    await page.waitForLoadState('networkidle')
    const box = () => page.locator('#text').boundingBox()
    const before = await box()
    await page.evaluate(() => window.voices.arrive(['en_GB']))
    await expect(listen(page)).toBeVisible()
    expect(await box()).toEqual(before)
  })
})

test('the voice stops when another page opens, and stays silent after Back', async ({ page }) => {
  await start(page)
  await page.evaluate(() => sessionStorage.removeItem('silenced'))
  await page.goto(`${stack.site}/articles`)
  expect(await page.evaluate(() => sessionStorage.getItem('silenced'))).toBe(article)
  await page.goBack()
  await expect(controls(page)).toBeHidden()
  expect(await queue(page)).toEqual([])
})

test('a reader who has scrolled away stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page)
  const top = () => page.evaluate(() => scrollY)
  await expect.poll(top).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const far = await top()
  await happens(page, 'end')
  await saying(page).toMatch(/^They arrived/)
  expect(await top()).toBe(far)
  await press(page, 'Next sentence')
  await expect.poll(top).toBeLessThan(far)
})

test('neither numbers of notes, the notes, tables nor buttons are read, and the text ends', async ({
  page,
}) => {
  await open(page, { path: '/articles/doi/10.55835/12.1010' })
  await listen(page).click()
  await saying(page).not.toBe('')
  const said: string[] = []
  for (let sentence = 0; sentence < 80; sentence += 1) {
    const text = (await queue(page)).join('')
    if (text === '') break
    said.push(text.trim())
    for (const _ of await queue(page)) await happens(page, 'end')
  }
  await expect(state(page)).toHaveText('End of the text')
  expect(said).toContain('We reviewed 600 patients who had received the bundle.')
  expect(said).toContain(
    'The first clock is for patients who look ill to an experienced nurse, have low blood pressure, or have a high lactate.',
  )
  expect(said.join(' ')).not.toMatch(/Notes|Two reviewers read|Final judgment|↩/)
  expect(said.at(-1)).toMatch(/who was in the race\.$/)
})

for (const width of [320, 1440])
  test(`at ${width} px the controls are accessible and cover no focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await start(page)
    expect(await brokenRules(page, { withTargets: true })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const links = await page.getByRole('main').getByRole('listitem').getByRole('link').all()
    for (const link of links.slice(-4)) {
      await link.focus()
      const bottom = () => link.evaluate((each) => each.getBoundingClientRect().bottom)
      const top = (await controls(page).boundingBox())?.y ?? 0
      await expect.poll(bottom).toBeLessThanOrEqual(top)
    }
  })
