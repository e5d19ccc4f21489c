import type { Page } from '@playwright/test'
import { brokenRules } from './axe.ts'
import { expect } from './test.ts'

const widths = [375, 820, 1440]

type Also = {
  /** True if the size of buttons and links is measured. */
  withTargets?: boolean
  /** What else is expected at each width. */
  also?: () => Promise<void>
}

/** No rule of axe is broken at any width, and nothing is wider than the window. */
export async function expectAccessible(page: Page, { withTargets = false, also }: Also = {}) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenRules(page, { withTargets }), `${page.url()} at ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    await also?.()
  }
}
