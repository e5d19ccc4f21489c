import { edit } from '../contentful.ts'
import { entryAddress, stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** The framework, the browser and the site's scripts use these names. */
const taken = ['TURBOPACK', 'location', 'trustedTypes', 'customElements', 'currentScript', 'forms']

for (const anchor of taken) {
  test(`the anchor “${anchor}” leaves the scripts of the preview alone`, async ({ page }) => {
    await edit('cmo-week-text', { hashLink: anchor })
    await page.goto(entryAddress('cmo-week-text'))
    const editor = page.frameLocator('iframe[title$=": editor"]')
    const preview = editor.frameLocator('iframe').locator('main')
    const text = editor.getByRole('textbox', { name: /^Text/ })
    await expect(preview.locator(`a[name="${anchor}"]`)).toBeAttached({ timeout: 20_000 })
    await text.fill(`Typed beside ${anchor}.`)
    await expect(preview).toContainText(`Typed beside ${anchor}.`)
    expect(await preview.evaluate(isElement, anchor)).toBe(false)
  })
}

function isElement({ ownerDocument }: HTMLElement | SVGElement, name: string) {
  const places = [ownerDocument.defaultView, ownerDocument] as unknown as Record<string, unknown>[]
  return places.some((place) => place[name] instanceof Element)
}

for (const javaScriptEnabled of [true, false]) {
  test(`an anchor is reached by the address that editors know, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    for (const anchor of ['journals', 'books', 'podcast']) {
      await page.goto(`${stack.site}/resources#${anchor}`)
      await expect(page.locator(`[name="${anchor}"]:target`)).toBeInViewport({ ratio: 0 })
      await expect(page.locator(`#${anchor}`)).toHaveCount(0)
    }
    await context.close()
  })
}
