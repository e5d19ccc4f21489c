import { stack } from './environment.ts'
import { expect, test } from './test.ts'

test('the app can be hosted in any folder: nothing in its page has an absolute address', async ({
  request,
}) => {
  const html = await (await request.get(`${stack.app}/index.html`)).text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([])
})
