import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const phone = 375
const desktop = 1440

async function sizesAt(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(stack.site + path)
  return page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) =>
    headings.map((heading) => ({
      rank: Number(heading.tagName[1]),
      size: Number.parseFloat(getComputedStyle(heading).fontSize),
      isInCard: heading.closest('.card') !== null,
      isAction: heading.closest('[class*="action"]') !== null,
      isSeen: heading.getBoundingClientRect().width > 1,
      words: heading.textContent,
    })),
  )
}

for (const path of ['/', '/membership', '/resources', '/conference', '/ceo-academy'])
  for (const width of [phone, 820, desktop])
    test(`${path} has no heading larger than its main heading at ${width} px`, async ({ page }) => {
      const [main, ...others] = await sizesAt(page, path, width)
      expect(main?.rank).toBe(1)
      expect(main?.size).toBeGreaterThan(Math.max(...others.map(({ size }) => size)))
      const figures = page.locator('main [class*="figure"]:not(figure)')
      for (const size of await figures.evaluateAll((all) =>
        all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ))
        expect(main?.size).toBeGreaterThan(size)
    })

for (const width of [phone, desktop])
  test(`the home page shows at ${width} px which heading outranks which`, async ({ page }) => {
    const headings = await sizesAt(page, '/', width)
    const main = headings.find(({ rank }) => rank === 1)
    const sections = headings.filter(({ rank }) => rank === 2)
    expect(main?.size).toBeGreaterThan(Math.max(...sections.map(({ size }) => size)))
    for (const [index, { rank, size, words, isInCard }] of headings.entries()) {
      const above = headings.slice(0, index).findLast((each) => each.rank < rank)
      if (isInCard) expect(above?.size, `above “${words}”`).toBeGreaterThan(size)
      expect(size).toBeGreaterThan(width === phone ? 16 : 17)
    }
  })

const actionCards = '/preview/gallery/jsonData/alone?variant=action%20cards,%20as%20they%20come'

for (const path of ['/lp/new-chiefs/thank-you', actionCards]) {
  test(`${path} has action cards with titles of 48 px, below a larger heading`, async ({ page }) => {
    const headings = await sizesAt(page, path, desktop)
    const cards = headings.filter(({ isAction }) => isAction)
    expect(cards.length).toBeGreaterThan(0)
    expect(new Set(cards.map(({ size }) => size))).toEqual(new Set([48]))
    const first = headings.findIndex(({ isAction }) => isAction)
    expect(headings[first - 1]).toMatchObject({ rank: (cards[0]?.rank ?? 0) - 1, size: 52 })
  })

  test(`${path} has no title of a card larger than the smallest main heading on phones`, async ({ page }) => {
    const headings = await sizesAt(page, path, phone)
    const inCards = headings.filter(({ isInCard }) => isInCard)
    const main = headings.find(({ rank, isSeen }) => rank === 1 && isSeen)
    expect(inCards.length).toBeGreaterThan(0)
    for (const { size } of inCards) expect(size).toBeLessThanOrEqual(Math.min(main?.size ?? 25, 25))
  })
}

const lettersOf = async (page: Page, variant: string, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  const chosen = variant ? `?variant=${encodeURIComponent(variant)}` : ''
  await page.goto(`${stack.site}/preview/gallery/content/alone${chosen}`)
  return page
    .locator('main p')
    .first()
    .evaluate((paragraph) => {
      const { fontSize, lineHeight } = getComputedStyle(paragraph)
      return `${fontSize} on ${lineHeight}`
    })
}

for (const [variant, narrow, wide] of [
  ['', '16px on 26px', '17px on 28px'],
  ['larger letters', '20px on 26px', '20px on 28px'],
  ['lines further apart', '16px on 34px', '17px on 34px'],
] as const)
  test(`a text with ${variant || 'no choice of its editor'} measures ${narrow}, and ${wide} from 992 px`, async ({
    page,
  }) => {
    expect(await lettersOf(page, variant, phone)).toBe(narrow)
    expect(await lettersOf(page, variant, 991)).toBe(narrow)
    expect(await lettersOf(page, variant, 992)).toBe(wide)
    expect(await lettersOf(page, variant, desktop)).toBe(wide)
  })
