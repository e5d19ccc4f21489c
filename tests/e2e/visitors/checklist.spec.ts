import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const address = `/preview/gallery/checklist/alone?variant=${encodeURIComponent('several items')}`
const items = (page: Page) => page.locator('details')
const header = (page: Page, name: string) => page.locator('summary', { hasText: name })
const long = 'What happens between'

async function told(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored, role }) => !ignored && /^DisclosureTriangle/.test(String(role?.value)))
    .map(({ name, properties }) => ({
      name: String(name?.value),
      isExpanded: properties?.find((property) => property.name === 'expanded')?.value.value,
    }))
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

test.describe('as an accordion', () => {
  test.beforeEach(({ page }) => page.goto(address))

  test('each header has a name, says that it is closed, and holds a heading below the checklist’s own', async ({
    page,
  }) => {
    const headers = await told(page)
    expect(headers.map(({ isExpanded }) => isExpanded)).toEqual([false, false, false, false])
    expect(headers[1]?.name).toBe('Two letters from people you have led')
    await expect(page.getByRole('heading', { name: 'Before you apply', level: 2 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Two letters', level: 3 })).toBeVisible()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes an item, and says so`, async ({ page }) => {
      await header(page, 'Two letters').press(key)
      await expect(items(page).nth(1)).toHaveAttribute('open', '')
      expect((await told(page))[1]?.isExpanded).toBe(true)
      await header(page, 'Two letters').press(key)
      await expect(items(page).nth(1)).not.toHaveAttribute('open')
      expect((await told(page))[1]?.isExpanded).toBe(false)
    })
  }

  test('Tab goes from header to header, and into an open item', async ({ page }) => {
    await header(page, 'Your record').focus()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Two letters from people you have led')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Close: Two letters' })).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Close: Two letters from people you have led')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('A word from your employer')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Close: Two letters from people you have led')
  })

  test('the icon of an open item is red and turned by 90 degrees', async ({ page }) => {
    const icon = header(page, 'Two letters').locator('svg')
    await header(page, 'Two letters').click()
    await expect(icon).toHaveCSS('color', 'rgb(237, 71, 71)')
    await expect(icon).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)')
  })
})

test.describe('closing an item from below', () => {
  // Playwright scrolls the page while the button still slides.
  test.use({ viewport: { width: 820, height: 500 }, contextOptions: { reducedMotion: 'reduce' } })

  test('brings its header back into view, 130 px from the top, and moves the focus there', async ({
    page,
  }) => {
    await page.goto(address)
    await page.evaluate(() => document.body.style.setProperty('padding-bottom', '150vh'))
    await header(page, long).click()
    const close = page.getByRole('button', { name: `Close: ${long}` })
    await close.scrollIntoViewIfNeeded()
    await expect(header(page, long)).not.toBeInViewport()
    await close.click()
    await expect(items(page).nth(3)).not.toHaveAttribute('open')
    await expect(header(page, long)).toBeFocused()
    await expect.poll(async () => Math.round((await items(page).nth(3).boundingBox())?.y ?? 0)).toBe(130)
  })

  test('leaves the page where it is while the header is in view', async ({ page }) => {
    await page.goto(address)
    await header(page, 'Two letters').click()
    await header(page, 'Two letters').evaluate((element) =>
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }),
    )
    const before = await page.evaluate(() => scrollY)
    await page.getByRole('button', { name: 'Close: Two letters' }).click()
    await expect(header(page, 'Two letters')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns or slides', async ({ page }) => {
    await page.goto(address)
    await expect(header(page, 'Two letters').locator('svg')).toHaveCSS('transition-duration', '0s')
    const sliding = await items(page)
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration)
    expect(sliding).toBe('0s')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('items open and close, and no icon promises more', async ({ page }) => {
    await page.goto(address)
    await header(page, 'Two letters').click()
    await expect(page.getByText('One from a physician')).toBeVisible()
    await expect(page.locator('details button:visible')).toHaveCount(0)
    await header(page, 'Two letters').click()
    await expect(page.getByText('One from a physician')).toBeHidden()
  })
})

test('on paper every item is open', async ({ page }) => {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('One from a physician')).toBeVisible()
})
