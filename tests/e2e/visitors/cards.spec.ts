import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const cardsOf = (variant: string) =>
  `/preview/gallery/mediaCardSection/alone?variant=${encodeURIComponent(variant)}`
const grid = (page: Page) =>
  page.locator('main ul', { has: page.getByRole('article') }).evaluate((list) => {
    const { gridTemplateColumns, columnGap } = getComputedStyle(list)
    const top = list.firstElementChild?.getBoundingClientRect().top
    return {
      columns: gridTemplateColumns.split(' ').length,
      gap: columnGap,
      inRow: [...list.children].filter((card) => card.getBoundingClientRect().top === top).length,
    }
  })

for (const [width, inRow, gap] of [
  [1440, 3, '40px'],
  [820, 2, '40px'],
  [767, 2, '20px'],
  [375, 1, '20px'],
] as const) {
  test(`at ${width} px ${inRow} of the cards share a row of twelve columns, ${gap} apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(cardsOf('fixture'))
    expect(await grid(page)).toEqual({ columns: 12, gap, inRow })
  })
}

test('a card as a whole leads to its page, but the links on it stay usable', async ({ page }) => {
  await page.goto(cardsOf('carousel of four'))
  // The fifth card of the carousel cannot be used until it is shown.
  await page.getByRole('button', { name: 'Next slide' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Ask for the price' })
  const at = (selector: string) =>
    card.evaluate((element, wanted) => {
      const found = element.querySelector(wanted)
      scrollBy({ top: (found?.getBoundingClientRect().top ?? 0) - innerHeight / 2, behavior: 'instant' })
      const box = found?.getBoundingClientRect()
      return document
        .elementFromPoint((box?.left ?? 0) + (box?.width ?? 0) / 2, (box?.top ?? 0) + (box?.height ?? 0) / 2)
        ?.closest('a')
        ?.getAttribute('href')
    }, selector)
  await expect.poll(() => at('img')).toMatch(/^\/education\/course\//)
  expect(await at('a[href^="mailto:"]')).toMatch(/^mailto:/)
})

test('the picture of a card is 250 px high', async ({ page }) => {
  await page.goto(cardsOf('fixture'))
  const picture = page.getByRole('article').first().locator('div').first()
  expect((await picture.boundingBox())?.height).toBeCloseTo(250, 0)
})

test('without JavaScript a biography opens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(new URL(cardsOf('faculty'), baseURL).href)
  await page.locator('summary').first().click()
  await expect(page.getByText('Maren Okafor trained as a trauma surgeon').first()).toBeVisible()
  await context.close()
})
