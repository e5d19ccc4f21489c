import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const example = (type: string, variant: string) =>
  `/preview/gallery/${type}/alone?variant=${encodeURIComponent(variant)}`

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element has no box.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [375, 820, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a card shows its picture in the size and place that the editor chose', async ({ page }) => {
      await page.goto(example('mediaCard', 'picture of 240 px in the middle'))
      const middle = await boxOf(page.locator('main img'))
      const card = await boxOf(page.locator('main .card'))
      expect(middle.width).toBeCloseTo(240, 0)
      expect(middle.x - card.x).toBeCloseTo(card.right - middle.right, 0)

      await page.goto(example('mediaCard', 'picture of 140 px height at the end'))
      const end = await boxOf(page.locator('main img'))
      expect(end.height).toBeCloseTo(140, 0)
      const words = await boxOf(page.locator('main .card').getByRole('heading'))
      expect(end.right).toBeCloseTo(words.right, 0)
    })

    test('a card without a chosen size has its picture from edge to edge', async ({ page }) => {
      await page.goto(example('mediaCard', 'fixture'))
      const picture = await boxOf(page.locator('main img'))
      const card = await boxOf(page.locator('main .card'))
      expect(card.width - picture.width).toBeLessThanOrEqual(2)
    })

    test('a single card is at most 512 px wide, also where a row holds one card', async ({ page }) => {
      await page.goto(example('mediaCardSection', 'one card in a row of one'))
      const card = await boxOf(page.getByRole('article'))
      expect(card.width).toBeLessThanOrEqual(512)
    })

    test('the picture of a card covers its frame of 250 px', async ({ page }) => {
      await page.goto(example('product', 'fixture'))
      const picture = page.getByRole('article').locator('img')
      const frame = await boxOf(picture.locator('..'))
      expect(frame.height).toBeCloseTo(250, 0)
      expect(await boxOf(picture)).toEqual(frame)
      await expect(picture).toHaveCSS('object-fit', 'cover')
    })

    test('a text with very long words never makes the page scroll sideways', async ({ page }) => {
      await page.goto(example('content', 'very long words and addresses'))
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    })

    test('blocks in a column of a section keep apart', async ({ page }) => {
      await page.goto(example('section', 'dark picture behind'))
      const list = await boxOf(page.locator('main ul'))
      const button = await boxOf(page.getByRole('link', { name: 'Become a member' }))
      expect(button.y - list.bottom).toBeGreaterThanOrEqual(20)
    })

    for (const variant of ['on a pale background', 'on a dark background'])
      test(`a text ${variant} keeps away from its edges, and its lines stay short`, async ({ page }) => {
        await page.goto(example('content', variant))
        const words = page.locator('main p').first()
        const inner = await boxOf(words)
        const outer = await boxOf(page.locator('main p:first-of-type >> xpath=ancestor::div[3]').first())
        expect(inner.x - outer.x).toBeGreaterThanOrEqual(20)
        expect(outer.right - inner.right).toBeGreaterThanOrEqual(20)
        const letters = await words.evaluate((element) => {
          const ruler = document.createElement('span')
          ruler.style.cssText = 'position:absolute;width:1ch'
          element.append(ruler)
          const { width } = ruler.getBoundingClientRect()
          ruler.remove()
          return element.getBoundingClientRect().width / width
        })
        expect(letters).toBeLessThanOrEqual(75.1)
      })
  })
}

test('pale buttons have an edge that can be seen on white', async ({ page }) => {
  for (const variant of ['dark and light', 'mediumBlue and light-blue']) {
    await page.goto(example('buttonGroup', variant))
    const edge = await page
      .locator('main a')
      .nth(1)
      .evaluate((link) => getComputedStyle(link).borderTopColor)
    expect(contrastWithWhite(edge)).toBeGreaterThanOrEqual(3)
  }
})

function contrastWithWhite(color: string): number {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((channel) => {
    const value = Number(channel) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test.describe('a table that is wider than its place', () => {
  test.use({ viewport: { width: 375, height: 900 }, javaScriptEnabled: true })

  test('shows shadows at the edges behind which it goes on', async ({ page }) => {
    await page.goto(example('table', 'wide and long'))
    const region = page.getByRole('region')
    expect(await shadowsOf(page, region)).toEqual({ left: false, right: true })
    await region.evaluate((element) => element.scrollTo({ left: 60, behavior: 'instant' }))
    expect(await shadowsOf(page, region)).toEqual({ left: true, right: true })
    await region.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
    expect(await shadowsOf(page, region)).toEqual({ left: true, right: false })
  })

  test('is scrolled with the keyboard', async ({ page }) => {
    await page.goto(example('table', 'wide and long'))
    const region = page.getByRole('region')
    await region.focus()
    await region.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test('a table that fits shows no shadow', async ({ page }) => {
  await page.goto(example('table', 'without heads, with a class'))
  expect(await shadowsOf(page, page.getByRole('group', { name: 'Table' }))).toEqual({
    left: false,
    right: false,
  })
})

/** Compares the edges with pixels 40 px inside, between rows of text. */
async function shadowsOf(page: Page, region: Locator) {
  const { x, width, bottom } = await boxOf(region)
  const taken = await page.screenshot({ clip: { x, y: bottom - 8, width, height: 2 } })
  const blank = await page.context().newPage()
  const light = await blank.evaluate(
    async (source) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0)
      const at = (left: number) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(left, 0, 1, 1).data ?? []
        return red + green + blue
      }
      const { width } = picture
      return { left: at(1) - at(40), right: at(width - 2) - at(width - 41) }
    },
    `data:image/png;base64,${taken.toString('base64')}`,
  )
  await blank.close()
  return { left: light.left < -30, right: light.right < -30 }
}

test('a day of a schedule opens in 0.15 s', async ({ page }) => {
  await page.goto(example('scheduler', 'fixture'))
  const time = await page
    .locator('main details')
    .first()
    .evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration)
  expect(time.split(', ')[0]).toBe('0.15s')
})

for (const width of [375, 820, 1440])
  test(`a call to action is 280 px high at ${width} px, or as wide as its place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(example('cta', 'upright picture'))
    expect((await boxOf(page.locator('main img'))).height).toBeCloseTo(280, 0)

    // A banner contains text, so it keeps its ratio, even if that takes 1364 px.
    await page.goto(example('cta', 'fixture'))
    const banner = page.locator('main img')
    const ratio = await banner.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    const { width: shown, height } = await boxOf(banner)
    expect(shown / height).toBeCloseTo(ratio, 1)
    expect(height).toBeLessThanOrEqual(280)
  })

for (const [width, seen] of [
  [1440, 4],
  [1200, 3],
  [992, 2],
  [768, 1],
] as const)
  test(`a row of events shows ${seen} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(example('jsonData', 'live and online events'))
    const row = await boxOf(page.locator('[data-carousel=viewport]'))
    const slide = await boxOf(page.locator('[aria-roledescription=slide]').first())
    expect(Math.round((row.width + 24) / (slide.width + 24))).toBe(seen)
  })
