import { setTimeout as wait } from 'node:timers/promises'
import { bench } from '../measuring/bench.ts'
import { countingProxy } from '../measuring/counting-proxy.ts'
import { percentile } from '../measuring/figures.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { inMb, mb, memoryWords, residentNow, settledMemory } from '../measuring/memory.ts'
import { startPacedClient } from '../measuring/paced-client.ts'
import { readPage } from '../measuring/raw-get.ts'
import { rendersOf, startSiteProcess } from '../measuring/site-process.ts'
import { buildFolder, publishedPaths, startBenchStack } from '../measuring/stack.ts'
import { bytesIn } from './disk.ts'
import { sendAll, statusWords } from './send.ts'
import { startSlowClients } from './slow.ts'
import { oddRequests, queries, unknownPaths } from './spellings.ts'

const limits = { memoryMb: 64, diskMb: 1, p99Ms: 50 }
/** `npm run bench -- flood 5000` is enough for a quick check. */
const unknown = askedSize(50_000, 500)
const amounts = { unknown, queries: unknown / 10, odd: unknown / 10, slow: sized(200, 20) }
const steady = { perSecond: 100, connections: 8 }
const usualServiceMs = sized(5000, 500)
/** Visitors are reading when the flood begins. */
const untilConnectedMs = 1000

await bench(async (bench) => {
  const { say, judge, later } = bench
  const { env } = await startBenchStack(bench, { isCrawled: false })
  const contentful = await countingProxy(bench, env.CONTENTFUL_DELIVERY_HOST ?? '')
  const site = await startSiteProcess(bench, {
    env,
    overrides: { CONTENTFUL_DELIVERY_HOST: contentful.host },
  })
  const known = await publishedPaths(env)
  for (const path of known) await readPage(site.url + path)
  const visitor = startPacedClient({ origin: site.url, paths: known, ...steady })
  await wait(usualServiceMs)
  await visitor.stop()

  const folders = [site.data, buildFolder]
  const before = {
    memory: await settledMemory(site.probe),
    disk: bytesIn(folders),
    asked: contentful.requests(),
    renders: await rendersOf(site),
  }
  say(`before: ${memoryWords(before.memory)}`)

  let peak = 0
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentNow(site.probe).catch(() => 0))
  }, 1000)
  later(() => clearInterval(watch))
  const reader = startPacedClient({ origin: site.url, paths: known, ...steady })
  await wait(untilConnectedMs)
  const endSlow = startSlowClients(site.url, { count: amounts.slow, paths: known })
  later(endSlow)
  const begin = performance.now()
  for (const requests of [
    unknownPaths(amounts.unknown),
    queries(amounts.queries, known),
    oddRequests(amounts.odd, known),
  ])
    say(statusWords(await sendAll(site.url, requests)))
  const seconds = (performance.now() - begin) / 1000
  const read = await reader.stop()
  endSlow()
  clearInterval(watch)

  const memory = await settledMemory(site.probe)
  const grown = memory.rss - before.memory.rss
  const written = bytesIn(folders) - before.disk
  const p99 = percentile(read.milliseconds, 0.99)
  say(
    `${amounts.unknown} unknown paths, ${amounts.queries} queries, ${amounts.odd} odd requests in ${seconds.toFixed(0)} s, ${amounts.slow} slow readers, ${amounts.slow} slow senders`,
  )
  say(
    `${(await rendersOf(site)) - before.renders} renders and ${contentful.requests() - before.asked} requests to Contentful`,
  )
  say(`after: ${memoryWords(memory)}; at most ${inMb(peak)} resident meanwhile`)
  judge({ name: 'memory above the start', value: grown / mb, limit: limits.memoryMb, unit: 'MB' })
  judge({ name: 'disk above the start', value: written / mb, limit: limits.diskMb, unit: 'MB' })
  judge(
    { name: 'known pages, p99', value: p99, limit: limits.p99Ms, unit: 'ms' },
    { note: `p50 ${percentile(read.milliseconds, 0.5).toFixed(1)} ms, ${read.requests} requests` },
  )
  judge(
    { name: 'known pages, errors', value: read.problems.length, limit: 0, unit: '' },
    { examples: read.problems.map(({ path, problem }) => `${path}: ${problem}`) },
  )
})
