import { chromium } from '@playwright/test'
import { findWholeChromium } from '../../run/chromium.ts'
import { openPage } from '../measuring/open-page.ts'
import { pathOf } from '../measuring/programs.ts'

const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

/** The site's own scripts, for each window. The provider of the consent decides how large its script is. */
export async function scriptsLoaded(address: string): Promise<string[][]> {
  const browser = await chromium.launch({
    executablePath: pathOf(await findWholeChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await Promise.all(
      windows.map(async (viewport) => {
        const page = await browser.newPage({ viewport })
        await page.addInitScript(ignorePointer)
        const scripts = new Set<string>()
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(request.url())
        })
        await openPage(page, address, 'networkidle')
        return [...scripts].filter((script) => new URL(script).origin === new URL(address).origin)
      }),
    )
  } finally {
    await browser.close()
  }
}

/** The pointer of a headless browser rests at the upper left, where it would use the islands of the header. */
const ignorePointer = () =>
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true })
