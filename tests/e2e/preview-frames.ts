import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Milliseconds on a busy machine. */
export const opens = { timeout: 30_000 }

/** The topmost editor of the web app. */
export const editorOf = (page: Page) => page.frameLocator('.slide:not(.below) iframe[title$=": editor"]')

export const previewOf = (editor: FrameLocator) => editor.frameLocator('iframe[title*=", as on a"]')

export async function isLive(editor: FrameLocator) {
  await expect(editor.locator('[aria-busy="false"] iframe').first()).toBeVisible(opens)
}
