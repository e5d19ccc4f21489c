import type { Page } from '@playwright/test'
import { brokenRules } from './axe.ts'
import { expect } from './test.ts'

/** Where the app is shown: the editor tab, a window over it, the home of the space, and the settings. */
export const places = {
  editor: 'iframe[title$=": editor"]',
  dialog: 'dialog[open] iframe',
  home: 'iframe[title$=": home"]',
  settings: 'iframe[title$=": configuration"]',
} as const

/** No rule of axe is broken in a frame of the app, or in a part of it, at the widths that editors have. */
export async function expectNoViolation(page: Page, place: keyof typeof places, part?: string) {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await brokenRules(page, {
      include: [part === undefined ? places[place] : [places[place], part]],
      exclude: [[places[place], 'iframe']], // the pages in the preview have tests of their own
      disabled: ['page-has-heading-one'], // Contentful shows the title above the frame
      withFrames: true,
    })
    expect(found, `${place} at ${width} px`).toEqual([])
  }
}
