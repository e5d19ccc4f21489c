import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** How long a busy machine takes to open a preview. */
export const opens = { timeout: 30_000 }

/** The editor of the app on top, in the web app. */
export const editorOf = (page: Page) => page.frameLocator('.slide:not(.below) iframe[title$=": editor"]')

export const previewOf = (editor: FrameLocator) => editor.frameLocator('iframe[title*=", as on a"]')

/** The preview is live: the site has answered, and the app's status has gone. */
export async function isLive(editor: FrameLocator) {
  await expect(editor.locator('[aria-busy="false"] iframe').first()).toBeVisible(opens)
}
