import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** So many controls may be between a person and what they want. */
const mostSteps = 90

/** Presses Tab, or another key, until the control has the focus. */
export async function keyTo(page: Page, control: Locator, key = 'Tab') {
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press(key)
  }
  await expect(control, `after ${mostSteps} times ${key}`).toBeFocused({ timeout: 100 })
}

/** A frame that lost the focus still names its last control. */
const hasFocus = (control: Locator) =>
  control.evaluateAll(
    (found) => document.hasFocus() && found.length === 1 && document.activeElement === found[0],
  )
