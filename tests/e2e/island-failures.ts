import type { Page } from '@playwright/test'

export type IslandFailure = { island: string; path: string; message: string }

/** Reports still reach the site. */
export async function noteFailures(page: Page): Promise<() => Promise<IslandFailure[]>> {
  await page.addInitScript(() => {
    const failures: unknown[] = []
    Object.assign(window, { failures })
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (address === '/api/island-failure') failures.push(JSON.parse(String(body)))
      return send(address, body)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'failures'))
}

/** Delays responses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}
