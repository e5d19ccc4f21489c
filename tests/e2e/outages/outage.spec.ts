import { edit, publish } from '../contentful.ts'
import { stack, turn } from '../environment.ts'
import { expect, test } from '../test.ts'

/** Runs last, because it stops Contentful for all tests. */
test.describe('with Contentful out of reach', () => {
  const seen = ['/', '/membership', '/fall-institute']

  test.beforeAll(async ({ request }) => {
    for (const path of seen) await request.get(stack.site + path)
    await turn('stop', 'contentful')
  })

  test('every page seen before still answers; one never seen says so with 503 and never 404', async ({
    request,
  }) => {
    for (const path of seen) {
      const answer = await request.get(stack.site + path)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('<h1')
    }
    const unseen = await request.get(`${stack.site}/never-seen-before`)
    expect(unseen.status()).toBe(503)
    expect(unseen.headers()['retry-after']).toBeDefined()
    expect((await request.get(`${stack.site}/readyz`)).ok()).toBe(true)
  })

  test('when it is back, fresh content follows within ten seconds', async ({ request }) => {
    await turn('start', 'contentful')
    const attribution = `After the outage, MD ${Date.now()}`
    await edit('home-quote', { attribution })
    await publish('home-quote')
    await expect
      .poll(async () => (await request.get(stack.site)).text(), { timeout: 10_000 })
      .toContain(attribution)
    expect((await request.get(`${stack.site}/never-seen-before`)).status()).toBe(404)
  })
})
