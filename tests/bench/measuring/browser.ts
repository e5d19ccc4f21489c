import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../run/chromium.ts'
import { chromiumArgs } from '../../run/chromium-args.ts'
import type { Bench } from './bench.ts'
import { pathOf } from './programs.ts'

/** The browser of the browser tests. Throws MissingProgramError. */
export async function startBrowser({ later }: Pick<Bench, 'later'>): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: pathOf(await findChromium()), args: chromiumArgs })
  later(() => browser.close())
  return browser
}
