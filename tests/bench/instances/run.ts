import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench } from '../measuring/bench.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { findProgram } from '../measuring/programs.ts'
import { publishedPaths, startBenchStack } from '../measuring/stack.ts'
import { createEditor } from './editor.ts'
import { faultsOf, judgeFault } from './faults.ts'
import { startFleet } from './fleet.ts'
import { addPages, judgeMemory } from './many-pages.ts'
import { startPageSource } from './page-source.ts'
import { judgePublishes } from './publishes.ts'
import { startRedis } from './redis.ts'
import { judgeSlow } from './slow.ts'
import { startSlowProxy } from './slow-proxy.ts'

/** `npm run bench -- instances 1000` is enough for a quick check of the pages. */
const pages = askedSize(20_000, 20)
const amounts = { publishes: sized(200, 2), slowPublishes: sized(20, 1), pages }
const redisPort = 22_195
const slowMs = 50

await bench(async (bench) => {
  findProgram('redis-server')
  const folder = mkdtempSync(join(tmpdir(), 'bench-instances-'))
  bench.later(() => rmSync(folder, { recursive: true, force: true }))
  const stack = await startBenchStack(bench, { isCrawled: false })
  const { env } = stack
  const redis = await startRedis(bench, { folder, port: redisPort })
  const paths = await publishedPaths(env)
  const host = new URL(env.SITE_URL ?? '').host
  const editor = createEditor(env)

  const proxy = await startSlowProxy(bench, { port: redisPort, delayMs: 0 })
  const redisUrl = `redis://127.0.0.1:${proxy.port}`
  const fleet = await startFleet(bench, { env, redisUrl })
  const scene = { fleet, editor, paths, host }
  await judgePublishes(bench, scene, amounts.publishes)
  for (const fault of faultsOf(redis, scene)) await judgeFault(bench, scene, fault)

  bench.say(`Redis that answers ${slowMs} ms later`)
  proxy.setDelay(slowMs)
  await judgeSlow(bench, scene, { count: amounts.slowPublishes, becomeFast: () => proxy.setDelay(0) })
  await fleet.stop()

  await addPages(stack, amounts.pages)
  const pageSource = await startPageSource(bench, env.CONTENTFUL_DELIVERY_HOST ?? '')
  const manyEnv = { ...env, CONTENTFUL_DELIVERY_HOST: pageSource }
  await judgeMemory(bench, await startFleet(bench, { env: manyEnv, redisUrl }), amounts.pages)
})
