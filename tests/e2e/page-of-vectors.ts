import type { Page } from '@playwright/test'

export const site = 'https://site.example/'

/** Records requests to other hosts. */
export async function serve(
  page: Page,
  documents: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) {
  const strangers: string[] = []
  await page.unrouteAll()
  await page.route('**', (route) => {
    const { href, origin, pathname } = new URL(route.request().url())
    if (`${origin}/` !== site) strangers.push(href)
    const body = `${origin}/` === site ? documents[pathname] : undefined
    return body === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers,
          body: `<!doctype html><body>${body}`,
        })
  })
  return strangers
}

/** Vectors call `ran()`. */
export const countRuns = (page: Page) =>
  page.addInitScript(() => {
    let runs = 0
    Object.assign(globalThis, { ran: () => (runs += 1), runs: () => runs })
  })

export const runs = () => (globalThis as unknown as { runs(): number }).runs()
