import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const example = (variant: string) =>
  `/preview/gallery/mediaCardSection/alone?variant=${encodeURIComponent(variant)}`
const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]')
const slides = (page: Page) => carousel(page).locator('[aria-roledescription="slide"]')
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous slide' })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next slide' })

const reachable = (page: Page) =>
  slides(page).evaluateAll((all) =>
    all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index + 1])),
  )

const seen = (page: Page) =>
  slides(page).evaluateAll((all) => {
    const row = all[0]?.closest('[data-carousel="viewport"]')?.getBoundingClientRect()
    return all.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return row && left >= row.left - 1 && right <= row.right + 1 ? [index + 1] : []
    })
  })

type Shift = { at: number; value: number; concernsCarousel: boolean; moved: string[] }

/** Runs in the page; fills `window.shifts`. */
function recordShifts() {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
  const name = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'a removed node')
  const partOfCarousel = (node: Node | null) =>
    [...document.querySelectorAll('[aria-roledescription="carousel"]')].some(
      (carousel) => node !== null && (carousel.contains(node) || node.contains(carousel)),
    )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Source[] }
      shifts.push({
        at: entry.startTime,
        value,
        // A shift without sources may have moved the carousel.
        concernsCarousel: sources.length === 0 || sources.some(({ node }) => partOfCarousel(node)),
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        ),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: fonts can wrap lines differently. */
async function shownWithFonts() {
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  await nextFrame()
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
  return performance.now()
}

test.describe('with JavaScript', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('each click moves it by one slide, from the first to as far as the last is seen', async ({ page }) => {
    await page.goto(example('carousel of three'))
    await expect(next(page)).toBeVisible()
    await expect.poll(() => reachable(page)).toEqual([1, 2, 3])
    for (const first of [2, 3, 4, 5]) {
      await next(page).click()
      await expect.poll(() => reachable(page)).toEqual([first, first + 1, first + 2])
      await expect.poll(() => seen(page)).toEqual([first, first + 1, first + 2])
    }
    // The button is aria-disabled, but can be pressed.
    await next(page).click({ force: true })
    await expect(carousel(page)).toContainText('5–7 of 7')
    await previous(page).click()
    await expect.poll(() => seen(page)).toEqual([4, 5, 6])
  })

  test('a button at its end is disabled and keeps the focus', async ({ page }) => {
    await page.goto(example('carousel of one'))
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await expect(next(page)).toBeFocused()
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'false')
  })

  test('the keyboard goes from the buttons into the slides that are seen, and then on', async ({ page }) => {
    await page.goto(example('carousel of three'))
    await next(page).click()
    await expect.poll(() => reachable(page)).toEqual([2, 3, 4])
    await next(page).focus()
    const visited = new Set<string>()
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab')
      const slide = await page.evaluate(
        () => document.activeElement?.closest('[aria-roledescription="slide"]')?.ariaLabel ?? '',
      )
      if (slide === '') break
      visited.add(slide)
    }
    expect([...visited]).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })

  test('nothing moves when the buttons come', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.addInitScript(recordShifts)
    await page.route('**/_next/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(example('carousel of three'), { waitUntil: 'domcontentloaded' })
    const shownAt = await page.evaluate(shownWithFonts)
    scripts.resolve()
    await expect(next(page)).toBeVisible()
    await next(page).hover()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    expect(shifts.filter(({ at, concernsCarousel }) => at > shownAt && concernsCarousel)).toEqual([])
  })

  test('where all slides are seen there are no buttons', async ({ page }) => {
    await page.goto(example('carousel that fits'))
    await expect.poll(() => reachable(page)).toEqual([1, 2])
    await expect(next(page)).toBeHidden()
  })

  test('from right to left it moves the other way', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { direction: rtl }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto(example('carousel of three'))
    await next(page).click()
    await expect.poll(() => seen(page)).toEqual([2, 3, 4])
    const places = await slides(page).evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().x),
    )
    expect(places[1]).toBeGreaterThan(places[2] ?? Number.POSITIVE_INFINITY)
  })

  test('does not animate for a visitor who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(example('carousel of three'))
    await expect(next(page)).toBeVisible()
    const places = await page.evaluate(async () => {
      const second = document.querySelector('[aria-label="2 of 7"]')
      const found = new Set<number>()
      document.querySelector<HTMLButtonElement>('[data-carousel="next"]')?.click()
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame)
        found.add(Math.round(second?.getBoundingClientRect().x ?? 0))
      }
      return found.size
    })
    expect(places).toBeLessThanOrEqual(2)
  })
})

test.describe('the window’s width', () => {
  for (const [width, count] of [
    [1440, 4],
    [1201, 4],
    [992, 2],
    [769, 2],
    [768, 1],
    [375, 1],
  ] as const) {
    test(`at ${width} px ${count} of an editor’s four are seen at once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(example('carousel of four'))
      await expect.poll(() => reachable(page)).toHaveLength(count)
      await expect.poll(() => seen(page)).toHaveLength(count)
    })
  }

  test('between two cards the space is 40 px, and half of it on phones', async ({ page }) => {
    await page.goto(example('carousel of three'))
    const space = () =>
      slides(page).evaluateAll(([one, two]) =>
        Math.round((two?.getBoundingClientRect().left ?? 0) - (one?.getBoundingClientRect().right ?? 0)),
      )
    await page.setViewportSize({ width: 768, height: 900 })
    await expect.poll(space).toBe(40)
    await page.setViewportSize({ width: 767, height: 900 })
    await expect.poll(space).toBe(20)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the row is scrolled with the keyboard, and every slide can be reached', async ({ page }) => {
    await page.goto(example('carousel of three'))
    await expect(next(page)).toBeHidden()
    const row = carousel(page).getByRole('group', { name: 'Leadership is a clinical skill', exact: true })
    await row.focus()
    await expect(row).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(slides(page).last().getByRole('link').first()).toBeInViewport({ timeout: 1000 })
    }).toPass()
  })
})
