import { expect, type Page, test } from '@playwright/test'
import { stopsOf } from '../../ways/documented-ways.ts'
import { attachInspector } from '../../ways/inspector.ts'
import { traceFiles } from '../../ways/trace.ts'
import { stack } from '../environment.ts'
import { signIn } from '../member.ts'
import { type Second, secondSite } from '../second-site.ts'

/** Traces a site of its own, and compares the files that ran with `docs/ways.md`. */
test.describe.configure({ mode: 'serial' })

const portAbove = 93
const inspectorPort = Number(new URL(stack.site).port) + portAbove + 1
let site: Second
let inspector: Awaited<ReturnType<typeof attachInspector>>

test.beforeAll(async () => {
  site = await secondSite(stack.delivery, {
    ...{ name: 'ways', portAbove },
    flags: [`--inspect=127.0.0.1:${inspectorPort}`],
  })
  inspector = await attachInspector(inspectorPort)
})
test.afterAll(async () => {
  inspector?.close()
  await site?.stop()
})

test('a page that no visitor has opened', async () => {
  const files = stopsOf('A page that no visitor has opened')
  const visit = (slug: string) => async () => {
    expect((await fetch(`${site.url}/articles/${slug}`)).status).toBe(200)
  }
  const [rehearse, act] = [visit('the-first-hundred-days'), visit('peer-review-without-the-letter')]
  expect(await traceFiles(inspector, { rehearse, act, files })).toEqual(files)
})

test('a step of a registration', async () => {
  const files = stopsOf('A step of a registration is posted')
  const first = `${site.url}/fall-institute/registration/1`
  const edition = /name="edition" value="([^"]+)"/.exec(await (await fetch(first)).text())?.[1] ?? ''
  const body = { edition, step: '1', do: 'continue', 'course-1': 'fall-institute-tired-decisions' }
  const post = async () => {
    const { status, headers } = await fetch(`${site.url}/api/registration/step`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(body) },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('/registration/2')])
  }
  expect(await traceFiles(inspector, { rehearse: post, act: post, files })).toEqual(files)
})

test('a click on “Checkout”', async ({ page }) => {
  const files = stopsOf('A click on “Checkout”')
  const onServer = files.slice(files.findIndex((file) => file.startsWith('site/app/api/')))
  const cookie = await memberCookie(page)
  const post = async (path: string, body: object) => {
    const answer = await fetch(site.url + path, {
      ...{ method: 'POST', body: JSON.stringify(body) },
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const click = async () => {
    const lines = [{ variantId: soldVariant, quantity: 1 }]
    const { checkoutUrl } = await post('/api/checkout/cart', { lines, key: crypto.randomUUID() })
    await post('/api/checkout/link', { checkoutUrl })
  }
  expect(await traceFiles(inspector, { rehearse: click, act: click, files: onServer })).toEqual(onServer)
})

/** A year of membership, which the fall institute sells. */
const soldVariant = '41070901'

/** Both sites share the secret of the session, and cookies do not know ports. */
async function memberCookie(page: Page): Promise<string> {
  await signIn(page, 'visitor')
  const cookies = await page.context().cookies(stack.site)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
