import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { request as ask } from '../front/request.testing.ts'
import { type Served, startSite } from './testing/serve-in-process.ts'

const soon = { timeout: 10_000 }

const kept = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return agent
}

async function begin({ port }: Pick<Served, 'port'>, agent?: Agent) {
  const outgoing: ClientRequest = request({ host: '127.0.0.1', port, method: 'POST', agent })
  outgoing.flushHeaders()
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {
    response,
    finish() {
      outgoing.end()
      return text(response)
    },
  }
}

const readiness = async ({ port }: Pick<Served, 'port'>) => (await ask({ port, path: '/readyz' })).status
const untilNotReady = (site: Served) => vi.waitFor(async () => expect(await readiness(site)).toBe(503), soon)
const isRefused = ({ port }: Pick<Served, 'port'>) =>
  vi.waitFor(() => expect(ask({ port })).rejects.toMatchObject({ code: 'ECONNREFUSED' }), soon)

describe('after SIGTERM', () => {
  test('a site whose log has lost its reader finishes a running response and exits with code 0', async () => {
    const site = await startSite()
    const slow = await begin(site)
    site.child.stdout?.destroy()
    site.child.stderr?.destroy()
    site.child.kill('SIGTERM')
    await isRefused(site)
    expect(await slow.finish()).toBe('begun,complete')
    expect(await site.ended).toBe(0)
  })

  test('a response that is running is finished, and the process ends with 0', async () => {
    const site = await startSite()
    const slow = await begin(site)
    site.child.kill('SIGTERM')
    await isRefused(site)
    expect(await slow.finish()).toBe('begun,complete')
    expect(await site.ended).toBe(0)
  })

  test('during the delay it answers, but is not ready and keeps no connection', async () => {
    const site = await startSite({ drainDelayMs: 60_000 })
    const agent = kept()
    const first = await begin(site, agent)
    expect(first.response.headers.connection).toBe('keep-alive')
    await first.finish()
    site.child.kill('SIGTERM')
    await untilNotReady(site)
    const second = await begin(site, agent)
    expect(second.response.headers.connection).toBe('close')
    expect(await second.finish()).toBe('begun,complete')
  })

  test('a kept connection is closed only after its next response has said so', async () => {
    const site = await startSite()
    const agent = kept()
    await (await begin(site, agent)).finish()
    site.child.kill('SIGTERM')
    await isRefused(site)
    const next = await begin(site, agent)
    expect(next.response.headers.connection).toBe('close')
    expect(await next.finish()).toBe('begun,complete')
    expect(await site.ended).toBe(0)
  })

  test('connections without a request do not hold it up', async () => {
    const site = await startSite({ finishMs: 600_000 })
    await once(connect(site.port, '127.0.0.1'), 'connect')
    const idle = await begin(site, kept())
    await idle.finish()
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
  })

  test('a connection that was promised to be kept is closed with its last response', async () => {
    const site = await startSite({ finishMs: 600_000 })
    const slow = await begin(site, kept())
    expect(slow.response.headers.connection).toBe('keep-alive')
    site.child.kill('SIGTERM')
    await isRefused(site)
    await slow.finish()
    expect(await site.ended).toBe(0)
  })

  test('a response that never ends is cut when its time is over', async () => {
    const site = await startSite({ finishMs: 100 })
    const endless = await begin(site)
    const cut = expect(text(endless.response)).rejects.toThrow('aborted')
    site.child.kill('SIGTERM')
    expect(await site.ended).toBe(0)
    await cut
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('a second signal (%s) ends it at once', async (signal) => {
    const site = await startSite({ drainDelayMs: 600_000, finishMs: 600_000 })
    const endless = await begin(site)
    const cut = expect(text(endless.response)).rejects.toThrow('aborted')
    site.child.kill('SIGTERM')
    await untilNotReady(site)
    site.child.kill(signal)
    expect(await site.ended).toBe(0)
    await cut
  })
})

test('while instances restart under load, no request fails', async () => {
  const settings = { drainDelayMs: 500, workers: 1 }
  const instances = [await startSite(settings), await startSite(settings)]
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  onTestFinished(() => agent.destroy())
  let isOver = false
  const answers: { process: unknown; body: string }[] = []

  /** Uses ready instances in turn, without retries. */
  async function visitor(turn: number) {
    for (let next = turn; !isOver; next += 1) {
      const site = instances[next % instances.length]
      if (!site || !(await isReady(site))) continue
      const { response, finish } = await begin(site, agent)
      answers.push({ process: response.headers.process, body: await finish() })
    }
  }
  const isReady = (site: Served) =>
    readiness(site).then(
      (status) => status === 200,
      () => false,
    )
  const hasAnswered = ({ child }: Served) =>
    vi.waitFor(() => expect(answers.map((answer) => answer.process)).toContain(String(child.pid)), soon)

  const load = Promise.all([0, 1, 2, 3].map(visitor))
  for (const [position, old] of [...instances.entries()]) {
    await hasAnswered(old)
    old.child.kill('SIGTERM')
    expect(await old.ended).toBe(0)
    const fresh = await startSite(settings)
    instances[position] = fresh
    await hasAnswered(fresh)
  }
  isOver = true
  await load
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['begun,complete']))
})
