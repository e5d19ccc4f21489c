import { chromium } from '@playwright/test'
import { findWholeChromium } from '../../run/chromium.ts'
import { MissingProgramError } from '../measuring/programs.ts'

const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]

export async function scriptsLoaded(address: string): Promise<string[][]> {
  const found = await findWholeChromium()
  if ('sentence' in found) throw new MissingProgramError(found.sentence)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await Promise.all(
      windows.map(async (viewport) => {
        const page = await browser.newPage({ viewport })
        await page.addInitScript(ignorePointer)
        const scripts: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url())
        })
        await page.goto(address, { waitUntil: 'networkidle' })
        return [...new Set(scripts)]
      }),
    )
  } finally {
    await browser.close()
  }
}

/** The pointer of a headless browser rests at the upper left, where it would use the islands of the header. */
const ignorePointer = () =>
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true })
