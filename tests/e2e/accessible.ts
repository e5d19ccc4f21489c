import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const widths = [375, 820, 1440]

/** No rule of axe is broken at any width, and nothing is wider than the window. */
export async function expectAccessible(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    expect(found, `${page.url()} at ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}
