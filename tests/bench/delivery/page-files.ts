import { setTimeout as wait } from 'node:timers/promises'
import { chromium, devices, type Page } from '@playwright/test'
import { chromiumArgs } from '../../run/chromium-args.ts'
import { openPage } from '../measuring/open-page.ts'

/** Includes files that start late, such as an island near the viewport. */
const settleMs = 2000
const turnsToEnd = 40

export async function filesOfPage(page: string, executablePath: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const context = await browser.newContext(devices['Moto G4'])
    const tab = await context.newPage()
    const { origin } = new URL(page)
    const paths = new Set<string>()
    tab.on('requestfinished', (request) => {
      const url = new URL(request.url())
      if (url.origin === origin) paths.add(url.pathname)
    })
    await openPage(tab, page, 'networkidle')
    await scrollToEnd(tab)
    await wait(settleMs)
    return [...paths]
  } finally {
    await browser.close()
  }
}

/** Lighthouse makes its viewport as high as the page, so every island that starts near the viewport starts. */
async function scrollToEnd(tab: Page) {
  for (let turns = 0; turns < turnsToEnd; turns += 1) {
    await tab.evaluate(() => scrollBy(0, innerHeight))
    await wait(50)
  }
}
