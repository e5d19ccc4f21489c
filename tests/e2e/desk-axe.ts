import type { Page } from '@playwright/test'
import { brokenRules } from './axe.ts'
import { expect } from './test.ts'

export const places = {
  editor: 'iframe[title$=": editor"]',
  dialog: 'dialog[open] iframe',
  home: 'iframe[title$=": home"]',
  settings: 'iframe[title$=": configuration"]',
} as const

export async function expectNoViolation(page: Page, place: keyof typeof places, part?: string) {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await brokenRules(page, {
      include: [part === undefined ? places[place] : [places[place], part]],
      exclude: [[places[place], 'iframe']], // other tests check the preview
      disabled: ['page-has-heading-one'], // Contentful shows the title
      withFrames: true,
    })
    expect(found, `${place} at ${width} px`).toEqual([])
  }
}
