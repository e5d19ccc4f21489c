import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const mostSteps = 90

export async function keyTo(page: Page, control: Locator, key = 'Tab') {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  await expect(control, `after ${mostSteps} times ${key}`).toBeFocused({ timeout: 100 })
}

/** An unfocused frame still names its last control. */
const hasFocus = (control: Locator) =>
  control.evaluateAll(
    (found) => document.hasFocus() && found.length === 1 && document.activeElement === found[0],
  )
