import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const address = `/preview/gallery/advertisementsList/alone?variant=${encodeURIComponent('taking turns')}`
const list = (page: Page) => page.getByRole('group', { name: 'Advertisement', exact: true })
const slides = (page: Page) => list(page).locator('[aria-roledescription="slide"]')
const pause = (page: Page) => list(page).getByRole('button', { name: 'Pause the advertisements' })

const shown = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index + 1])),
  )

test.describe('taking turns', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(address)
    await expect(pause(page)).toBeVisible()
  })

  test('one follows the other every few seconds, and the first follows the last', async ({ page }) => {
    for (const number of [1, 2, 3, 4, 1]) {
      await expect.poll(() => shown(page)).toEqual([number])
      await page.clock.runFor(4000)
    }
  })

  test('the first stop of the keyboard pauses them, and lets them go on', async ({ page }) => {
    const live = list(page).locator('[aria-live]')
    await expect(live).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Tab')
    await expect(pause(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.clock.runFor(20_000)
    expect(await shown(page)).toEqual([1])
    await list(page).getByRole('button', { name: 'Let the advertisements take turns' }).press('Enter')
    await expect(pause(page)).toBeFocused()
  })

  test('they wait while they have the pointer or the focus', async ({ page }) => {
    await slides(page).first().hover()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toEqual([1])
    await page.mouse.move(1, 1)
    await page.clock.runFor(4000)
    expect(await shown(page)).toEqual([2])
    await slides(page).nth(1).getByRole('link').focus()
    await page.clock.runFor(20_000)
    expect(await shown(page)).toEqual([2])
  })

  test('they wait while the tab is hidden', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(20_000)
    expect(await shown(page)).toEqual([1])
  })

  test('a click tells the page which one it was', async ({ page }) => {
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('click', (event) => event.preventDefault())
          document.addEventListener('association:advertisement', (event) =>
            resolve((event as CustomEvent).detail),
          )
        }),
    )
    await slides(page).first().getByRole('link').click()
    expect(await told).toEqual({ internalName: 'Fellowship 2027' })
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves, and every advertisement can be reached', async ({ page }) => {
    await page.clock.install()
    await page.goto(address)
    await page.clock.runFor(20_000)
    expect(await shown(page)).toEqual([1, 2, 3, 4])
    await expect(list(page).getByRole('button')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every advertisement can be scrolled to, and no button promises more', async ({ page }) => {
    await page.goto(address)
    await slides(page).nth(3).scrollIntoViewIfNeeded()
    await expect(slides(page).nth(3).getByRole('link')).toBeInViewport()
    await expect(list(page).getByRole('button')).toHaveCount(0)
  })
})
