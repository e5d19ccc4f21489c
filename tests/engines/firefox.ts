import puppeteer, { type Frame } from 'puppeteer-core'
import { type Engine, showsMs } from './engine.ts'

/** Debian's Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Its scroll bars would take width.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1400, height: 900 })
  page.setDefaultTimeout(showsMs)
  let frame: Frame = page.mainFrame()
  const elementAt = async (selector: string) => {
    const element = await frame.waitForSelector(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element
  }
  return {
    async goTo(url) {
      await page.goto(url)
      frame = page.mainFrame()
    },
    evaluate: (expression) => frame.evaluate(expression),
    click: async (selector) => (await elementAt(selector)).click(),
    type: async (selector, text) => (await elementAt(selector)).type(text),
    async enterFrame(selector) {
      const inside = await (await elementAt(selector)).contentFrame()
      if (!inside) throw new Error(`There is no frame at ${selector}.`)
      frame = inside
    },
    async leaveFrames() {
      frame = page.mainFrame()
    },
    close: () => browser.close(),
  }
}
