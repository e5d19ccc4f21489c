import type { Page } from '@playwright/test'
import { brokenRules } from './axe.ts'
import { expect } from './test.ts'

const widths = [375, 820, 1440]

type Also = {
  withTargets?: boolean
  /** Runs at each width. */
  also?: () => Promise<void>
}

export async function expectAccessible(page: Page, { withTargets = false, also }: Also = {}) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenRules(page, { withTargets }), `${page.url()} at ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    await also?.()
  }
}
