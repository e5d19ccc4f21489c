import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

/** The browser logs refusals. */
test.use({ allowedErrors: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|status of 401/] })

/** A real server: browsers treat intercepted responses differently. */
let server: Server
let stranger = ''
test.beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><body>stranger')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => new Promise((resolve) => server.close(resolve)))

const quote = 'home-quote'
const enter = `${stack.site}/api/preview/enter?${new URLSearchParams({
  secret: stack.previewSecret,
  space: stack.spaces.association,
  environment: stack.environment,
  entry: quote,
})}`

async function frameOn(page: Page, origin: string, address: string) {
  await page.goto(`${origin}/`)
  await page.evaluate((source) => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ data }) => heard.push(data))
    const frame = Object.assign(document.createElement('iframe'), { src: source, width: 900, height: 600 })
    document.body.replaceChildren(frame)
  }, address)
}

const framed = (page: Page, what = 'blockquote') => page.frameLocator('iframe >> nth=0').locator(what)

const previews = [
  { name: 'the preview', address: enter, shows: 'blockquote' },
  { name: 'a refused preview', address: enter.replace(/secret=[^&]*/, 'secret=wrong'), shows: 'h1' },
]
for (const { name, address, shows } of previews) {
  test(`${name} may be framed by the editors’ origins`, async ({ page }) => {
    await frameOn(page, stack.webApp, address)
    await expect(framed(page, shows)).toBeVisible()
  })
  test(`${name} may not be framed by anybody else`, async ({ page }) => {
    await frameOn(page, stranger, address)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  })
}

test('no origin can frame a public page, not even the editors’ origins', async ({ page }) => {
  for (const origin of [stack.webApp, stranger]) {
    await frameOn(page, origin, stack.site)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
  }
})

test('the pane’s frame accepts messages only from the editor’s window', async ({ page }) => {
  await frameOn(page, stack.webApp, enter)
  await expect(framed(page)).toBeVisible()
  const subscription = () =>
    page.evaluate(() => {
      const heard = (globalThis as unknown as { heard: { method?: string; id?: string }[] }).heard
      return heard.find(({ method }) => method === 'SUBSCRIBED')?.id
    })
  await expect.poll(subscription).toBeTruthy()
  const update = {
    subscriptionId: await subscription(),
    source: 'live-preview-editor',
    method: 'ENTRY_UPDATED',
  }

  // A sibling frame is ignored, although it knows the protocol.
  await page.evaluate((source) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: source }))
  }, `${stack.app}/`)
  const beside = () => page.frames().find((frame) => frame.url() === `${stack.app}/`)
  await expect.poll(beside).toBeTruthy()
  await beside()?.evaluate((message) => parent.frames[0]?.postMessage(message, '*'), {
    ...update,
    data: quoting('Written by a stranger'),
  })
  await page.waitForTimeout(300) // nothing shows that it was ignored
  await expect(framed(page)).not.toHaveText('Written by a stranger')
  await page.evaluate((message) => frames[0]?.postMessage(message, '*'), {
    ...update,
    data: quoting('Written by the editor'),
  })
  await expect(framed(page)).toHaveText('Written by the editor')
})

const quoting = (value: string) => ({
  sys: {
    id: quote,
    type: 'Entry',
    space: { sys: { type: 'Link', linkType: 'Space', id: stack.spaces.association } },
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'quoteBlock' } },
  },
  fields: {
    internalName: 'Quote',
    quote: {
      nodeType: 'document',
      data: {},
      content: [
        { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] },
      ],
    },
  },
})
