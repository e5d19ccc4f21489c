import { type ChaosProxy, chaosProxy, faultNames } from '@association/local/testing/chaos-proxy.ts'
import { stack } from '../environment.ts'
import { ask, type Second, secondSite } from '../second-site.ts'
import { expect, test } from '../test.ts'

/** Each failure meets a page just expired by webhook, an unseen page, and recovery. */
test.describe.configure({ mode: 'serial' })

let proxy: ChaosProxy
let site: Second
const membership = { id: 'membership', path: '/membership' }

test.beforeAll(async () => {
  proxy = await chaosProxy(stack.delivery)
  site = await secondSite(proxy.host)
  for (const path of ['/', membership.path, '/conference']) expect((await ask(site, path)).status).toBe(200)
})
test.afterAll(async () => {
  await site?.stop()
  await proxy?.close()
})

for (const fault of faultNames) {
  test(`with Contentful in trouble (${fault}), stored pages answer, and other paths answer 503`, async () => {
    await proxy.become(fault)
    await site.publish(membership)
    expect(await ask(site, membership.path)).toMatchObject({ status: 200, isPage: true })
    expect(await ask(site, membership.path)).toMatchObject({ status: 200, isPage: true })
    const neverSeen = `/never-seen-${faultNames.indexOf(fault)}`
    expect(await ask(site, neverSeen)).toMatchObject({ status: 503, isPage: true })

    await proxy.become('none')
    await expect.poll(async () => (await ask(site, neverSeen)).status, { timeout: 10_000 }).toBe(404)
    expect(await ask(site, membership.path)).toMatchObject({ status: 200, isPage: true })
  })
}

test('a site that starts without Contentful answers with stored pages, and recovers by itself', async () => {
  await site.publish(membership)
  await proxy.become('hang')
  await site.restart()
  // Redirects can start anywhere, so no path is known to be missing.
  expect((await ask(site, '/wp-login.php')).status).toBe(503)
  expect(await site.readiness()).toBe('out of reach')
  for (const path of ['/', membership.path, '/conference']) {
    expect(await ask(site, path)).toMatchObject({ status: 200, isPage: true })
  }
  await proxy.become('none')
  await expect.poll(() => site.readiness(), { timeout: 10_000 }).toBe('answering')
  expect((await ask(site, membership.path)).status).toBe(200)
})

test('a page that was never requested appears although Contentful takes three seconds', async () => {
  await proxy.become('slow')
  expect(await ask(site, '/about')).toMatchObject({ status: 200, isPage: true })
  expect(await site.readiness()).toBe('answering')
})

test('a new instance without content is not ready until Contentful answers', async () => {
  await proxy.become('hang')
  const empty = await secondSite(proxy.host, { name: 'empty', portAbove: 92 })
  try {
    const readiness = async () => (await fetch(`${empty.url}/readyz`)).status
    expect(await readiness()).toBe(503)
    expect((await ask(empty, '/')).status).toBe(503)
    await proxy.become('none')
    await expect.poll(readiness, { timeout: 15_000 }).toBe(200)
    expect(await ask(empty, '/')).toMatchObject({ status: 200, isPage: true })
  } finally {
    await empty.stop()
  }
})
