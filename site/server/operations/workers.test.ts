import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { freePort } from '@association/local/testing/free-port.ts'
import { describe, expect, test, vi } from 'vitest'
import { request } from '../front/request.testing.ts'
import { readStrictly } from '../metrics/testing/strict-reader.ts'
import {
  isAlive,
  type Served,
  type ServedSettings,
  spawnSite,
  startSite,
} from './testing/serve-in-process.ts'
import { pauseBefore, workerCount } from './workers.ts'

/** Uses new connections, because the primary distributes connections to its workers in turn. */
const ask = ({ port }: Pick<Served, 'port'>, path = '/') =>
  request({ port, path, headers: { connection: 'close' } })
const processOf = async (site: Pick<Served, 'port'>) => Number((await ask(site)).headers.process)
const soon = { timeout: 10_000 }

async function startTwo(settings: Partial<ServedSettings> = {}) {
  const site = spawnSite({ workers: 2, port: await freePort(), ...settings })
  const [first, second] = [await site.nextStart(), await site.nextStart()]
  return { ...site, port: first.port, pids: [first.pid, second.pid] }
}

async function hang({ port }: Pick<Served, 'port'>) {
  const [response] = (await once(get({ host: '127.0.0.1', port, path: '/block' }), 'response')) as [
    IncomingMessage,
  ]
  response.on('error', () => undefined)
  return Number(response.headers.process)
}

async function readMetrics(port: number) {
  const { body } = await request({ port, path: '/metrics' })
  const families = readStrictly(String(body))
  const value = (family: string, series: string) => families.get(family)?.values.get(series)
  return {
    requests: value('site_requests', 'site_requests_total{kind="page-hit",status="2xx"}'),
    workers: value('site_workers', 'site_workers'),
    keptResponses: value('site_kept_responses', 'site_kept_responses'),
    restarts: value('site_worker_restarts', 'site_worker_restarts_total'),
  }
}

test('“auto” is one worker for each core', () => {
  expect(workerCount({ workers: 'auto' }, 6)).toBe(6)
  expect(workerCount({ workers: 3 }, 6)).toBe(3)
})

test('the pause before a restart doubles up to half a minute', () => {
  expect([1, 2, 3, 4].map((failures) => pauseBefore(failures))).toEqual([100, 200, 400, 800])
  expect(pauseBefore(40)).toBe(30_000)
})

test('one worker is the process itself', async () => {
  const site = await startSite({ workers: 1 })
  expect(await processOf(site)).toBe(site.child.pid)
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(site.errors()).toMatch(/ info Stopping: /)
})

describe('two workers', () => {
  test('share a port, stop with their primary, and say in the log who they are', async () => {
    const site = await startTwo()
    const answered = new Set([await processOf(site), await processOf(site)])
    expect(answered).toEqual(new Set(site.pids))
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    expect(site.pids.map(isAlive)).toEqual([false, false])
    expect(site.errors()).toContain(' info worker 1: Stopping: ')
    expect(site.errors()).toContain(' info worker 2: Stopping: ')
  })

  test('a signal to the whole group counts once', async () => {
    const site = spawnSite({ workers: 2, port: await freePort(), drainDelayMs: 600_000 })
    const workers = [await site.nextStart(), await site.nextStart()]
    for (const pid of [site.child.pid, ...workers.map(({ pid }) => pid)]) process.kill(Number(pid), 'SIGINT')
    const [{ port = 0 } = {}] = workers
    await vi.waitFor(async () => expect((await ask({ port }, '/readyz')).status).toBe(503), soon)
    expect((await ask({ port })).status).toBe(200)
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  })

  test('limit the time of a request', async () => {
    const { port } = await startTwo({ headersTimeout: 100 })
    const slow = connect({ port, host: '127.0.0.1' })
    slow.write('GET / HTTP/1.1\r\nHost: ')
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('end with a primary that is killed', async () => {
    const { child, pids } = await startTwo()
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]), soon)
  })

  test('one that ends is replaced, and the other serves meanwhile', async () => {
    const site = await startTwo()
    await ask(site, '/crash').catch(() => undefined)
    expect((await ask(site)).status).toBe(200)
    const next = await site.nextStart()
    expect(next.worker).toBe(3)
    expect(site.errors()).toMatch(/ warn primary: Worker \d ended with code 7\.\n/)
  })

  test('one response of the metrics port holds the sum, including a worker that ended', async () => {
    const metricsPort = await freePort()
    const site = await startTwo({ metricsPort })
    const reading = () => readMetrics(metricsPort)
    const [killed] = [await processOf(site), await processOf(site)]
    expect(await reading()).toMatchObject({ requests: 2, workers: 2, restarts: 0 })
    process.kill(Number(killed), 'SIGKILL')
    await site.nextStart()
    await vi.waitFor(
      async () => expect(await reading()).toMatchObject({ requests: 2, workers: 2, restarts: 1 }),
      soon,
    )
  })

  test('one that hangs is left out of the gauges, keeps its totals, and is killed at the end', async () => {
    const metricsPort = await freePort()
    const site = await startTwo({ metricsPort, closingMs: 300 })
    await ask(site)
    await ask(site)
    const before = await readMetrics(metricsPort)
    expect(before).toMatchObject({ requests: 2, workers: 2, keptResponses: 6 })
    await hang(site)
    expect(await readMetrics(metricsPort)).toEqual({ ...before, workers: 1, keptResponses: 3 })
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    expect(site.errors()).toMatch(/ warn primary: Worker \d did not stop in time, and is killed\.\n/)
  })

  test('one that hangs is killed and replaced', async () => {
    const site = await startTwo({ pingEveryMs: 50 })
    const hanging = await hang(site)
    // In turn, so one of them was on its way to the worker that hangs.
    const visits = await Promise.allSettled([ask(site), ask(site)])
    expect(visits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await site.nextStart()
    await vi.waitFor(() => expect(isAlive(hanging)).toBe(false), soon)
    const number = 1 + site.pids.indexOf(hanging)
    expect(site.errors()).toContain(` warn primary: Worker ${number} does not respond, and is killed.\n`)
    expect((await ask(site)).status).toBe(200)
  })

  test('a second signal ends those that hang, and until then no ping kills one', async () => {
    const site = await startTwo({ pingEveryMs: 20, closingMs: 600_000, hangsAtClose: true })
    site.child.kill('SIGTERM')
    await vi.waitFor(() => expect(site.errors().match(/ Stopping: /g)).toHaveLength(2), soon)
    const errorsBefore = site.errors().length
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    const since = site.errors().slice(errorsBefore)
    expect(since.match(/Worker \d did not stop in time, and is killed\./g)).toHaveLength(2)
    expect(since).not.toContain('does not respond')
  })

  test('a signal while the first becomes ready starts no other', async () => {
    const site = spawnSite({ workers: 2, port: await freePort(), closingMs: 600_000, stopsAtReady: true })
    expect(await site.ended).toBe(0)
    expect(site.errors()).toBe('')
  })
})

test('a port that is in use ends the start with 1, and no process says that the site answers', async () => {
  const { port } = await startSite()
  const site = spawnSite({ workers: 2, port })
  expect(await site.ended).toBe(1)
  expect(site.errors()).toMatch(/ error primary: No connections can be accepted: listen EADDRINUSE: /)
  expect(site.errors()).not.toContain('answers at')
})

test('a start that always fails ends with 1 after three attempts', async () => {
  const site = spawnSite({ workers: 2, fails: true })
  expect(await site.ended).toBe(1)
  expect(site.errors()).toMatch(
    / error primary: No worker started: 3 attempts failed\. The last one ended with code 1; its messages are above\.\n$/,
  )
  expect(site.errors().match(/No such space\./g)).toHaveLength(3)
})
