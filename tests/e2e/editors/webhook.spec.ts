import { sign } from '@association/services/signature'
import { edit, publish } from '../contentful.ts'
import { stack } from '../environment.ts'
import { expect, test } from '../test.ts'

const path = '/api/revalidate'
const body = JSON.stringify({
  sys: { type: 'Entry', id: 'home', space: { sys: { id: stack.spaces.association } } },
})
const topic = { 'x-contentful-topic': 'ContentManagement.Entry.publish' }

test('a webhook with a bad signature, an old timestamp or no signature expires nothing', async ({
  request,
}) => {
  const signed = (now?: number) => ({
    ...topic,
    ...sign(stack.webhookSecret, { method: 'POST', path, headers: topic, body }, now),
  })
  const attempts = [
    { headers: topic, status: 401 },
    { headers: { ...signed(), 'x-contentful-signature': '0'.repeat(64) }, status: 401 },
    { headers: signed(Date.now() - 3_600_000), status: 403 },
  ]
  for (const { headers, status } of attempts) {
    const answer = await request.post(stack.site + path, { headers, data: body })
    expect(answer.status()).toBe(status)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
  }
  const good = await request.post(stack.site + path, { headers: signed(), data: body })
  expect(good.ok()).toBe(true)
})

test('a change is on the page with the next request after it was published', async ({ request }) => {
  const attribution = `Somebody new, MD ${Date.now()}`
  await request.get(stack.site)
  await edit('home-quote', { attribution })
  expect(await (await request.get(stack.site)).text()).not.toContain(attribution)
  await publish('home-quote')
  await expect
    .poll(async () => (await request.get(stack.site)).text(), { timeout: 5000, intervals: [50] })
    .toContain(attribution)
})
