import { randomUUID } from 'node:crypto'
import { startPlatform } from '@association/local/platform/index.ts'
import { testIssuer, testRules } from '@association/local/platform/testing/issuer.ts'
import { startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import { startSlowProxy } from '../instances/slow-proxy.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { median, percentile } from '../measuring/figures.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { goFirst } from '../measuring/go-first.ts'
import { serveRoutes } from './serve-routes.ts'

const limits = { p95Ms: 80 }
/** Latency of each service in milliseconds. */
const delayMs = 20
const token = 'local-storefront-token'
const lines = Array.from({ length: 10 }, (_, index) => ({ variantId: `${index}`, quantity: 2 }))
const clicks = askedSize(300, 10)
const warmUp = sized(20, 2)
const rounds = 5

await bench(async (run) => {
  goFirst(run)
  const checkout = await clicker(run)
  for (let index = 0; index < warmUp; index += 1) await checkout()
  const all: number[][] = []
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = []
    for (let index = 0; index < clicks / rounds; index += 1) {
      const start = performance.now()
      await checkout()
      times.push(performance.now() - start)
    }
    all.push(times)
  }
  const middle = (share: number) => median(all.map((times) => percentile(times, share)))
  run.say(`${clicks} checkouts of ${lines.length} lines; the shop and the platform take ${delayMs} ms each`)
  run.judge(
    {
      name: 'from the click to the address of the shop, p95',
      value: middle(0.95),
      limit: limits.p95Ms,
      unit: 'ms',
    },
    { note: `p50 ${middle(0.5).toFixed(0)} ms, medians of ${rounds} rounds` },
  )
})

/** A click sends two sequential requests. */
async function clicker(run: Bench) {
  const issuer = await testIssuer()
  const shop = await startStorefront({
    token,
    siteUrl: 'http://localhost:3000',
    sold: lines.map(({ variantId }) => sold(variantId, 75)),
  })
  const members = await startPlatform({ ...testRules, issuer: issuer.issuer, shopOrigins: [shop.url] })
  run.later(() => issuer.close())
  run.later(shop.close)
  run.later(members.close)
  const slow = async (url: string) => {
    const proxy = await startSlowProxy(run, { port: Number(new URL(url).port), delayMs })
    return Object.assign(new URL(url), { port: proxy.port }).href.replace(/\/$/, '')
  }
  const site = await serveRoutes({
    shop: { url: await slow(shop.url), token, apiVersion: '2024-04', origins: [shop.url] },
    platformUrl: await slow(members.url),
    accessToken: await issuer.token(),
  })
  run.later(site.close)

  return async () => {
    const { checkoutUrl } = await site.post('/api/checkout/cart', { lines, key: randomUUID() })
    const { url } = await site.post('/api/checkout/link', { checkoutUrl })
    if (!url.includes('/account/login/multipass/')) throw new Error(`${url} does not sign in`)
  }
}
