import type { Page } from '@playwright/test'

type Wait = NonNullable<Parameters<Page['goto']>[1]>['waitUntil']

/** Throws unless the page is there: a bench must not measure errors. */
export async function openPage(page: Page, url: string, waitUntil: Wait = 'load'): Promise<void> {
  const response = await page.goto(url, { waitUntil })
  if (!response?.ok()) throw new Error(`${url} has the status ${response?.status()}.`)
}
