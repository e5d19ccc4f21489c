import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'
import { signedInKey } from '../../../site/base/signed-in-key.ts'
import { decline } from '../../e2e/decline.ts'

const screens = {
  phone: { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>
export type Screen = keyof typeof screens

/** `cookies` is the header of a signed-in member. */
type Device = { site: string; screen: Screen; cookies?: string | undefined }

export async function contextFor(browser: Browser, { site, screen, cookies }: Device) {
  const context = await browser.newContext(screens[screen])
  // Without a choice, a dialog about cookies would cover the page.
  await context.addInitScript(decline)
  if (!cookies) return context
  await context.addInitScript((key) => localStorage.setItem(key, '1'), signedInKey)
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: site }
    }),
  )
  return context
}

const cpuRate = 4

export async function slowDown(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return protocol
}

const [betweenLooksMs, patienceMs] = [200, 20_000]

/** Scrolls the control away from the header, which is sticky, and waits until it rests. */
export async function centerOf(control: Locator) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  let before = ''
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(betweenLooksMs)) {
    const box = await control.boundingBox()
    const now = JSON.stringify(box)
    if (box && now === before) return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    before = now
  }
  throw new Error(`${await nameOf(control)} is hidden or moves.`)
}

export const nameOf = (control: Locator) =>
  control.evaluate((element) => {
    const words =
      element.ariaLabel ?? (element.textContent || element.getAttribute('name') || element.localName)
    return words.trim().replace(/\s+/g, ' ').slice(0, 40)
  })

/** Bytes a second and milliseconds of Lighthouse's phone. */
const network = { down: (1.6 * 1024 * 1024) / 8, up: (0.75 * 1024 * 1024) / 8, latencyMs: 150 }

export const simulateNetwork = (protocol: CDPSession) =>
  protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.down,
    uploadThroughput: network.up,
  })
