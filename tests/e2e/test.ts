import { type Browser, test as base, expect } from '@playwright/test'
import { chromiumArgs } from '../run/chromium-args.ts'
import { decline } from './decline.ts'
import { stack } from './environment.ts'

type Options = {
  allowedErrors: RegExp[]
  /** True if the visitor declined cookies before, so that no page asks. */
  hasDeclined: boolean
}

/** Chromium reports this when a visitor navigates during a fade. */
const skippedFade =
  /AbortError: Transition was skipped|InvalidStateError: Transition was aborted because of invalid state/

/** Console errors, uncaught exceptions and violated policies fail every test. */
export const test = base.extend<
  Options & { quietConsole: undefined; consent: undefined; stillSpinners: undefined },
  { wholeChromium: Browser }
>({
  /** Lines are a pixel higher or lower than in the headless shell. */
  wholeChromium: [
    async ({ playwright }, use) => {
      const browser = await playwright.chromium.launch({
        executablePath: stack.wholeChromium,
        args: chromiumArgs,
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  hasDeclined: [true, { option: true }],
  consent: [
    async ({ context, hasDeclined }, use) => {
      if (hasDeclined) await context.addInitScript(decline)
      await use(undefined)
    },
    { auto: true },
  ],
  stillSpinners: [
    async ({ context }, use) => {
      await context.addInitScript(stopSpinners)
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string) => {
        if (![...allowedErrors, skippedFade].some((allowed) => allowed.test(text))) errors.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(String(error.error())))
      await use(undefined)
      expect(errors, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Without a graphics card, a spinner of Forma 36 takes half of a processor, which the page needs to load. It is the only
 * group in an SVG that moves.
 */
function stopSpinners() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('svg g { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

export { expect }
