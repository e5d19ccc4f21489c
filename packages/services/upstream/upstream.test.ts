import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { inBudget, inTime, late, withBudget, withoutBudget } from './budget.ts'
import { isOutage } from './errors.ts'
import { upstream } from './upstream.ts'

type Handler = (response: ServerResponse, attempt: number) => void
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serviceThat(answer: Handler, limits: Partial<Parameters<typeof upstream>[0]> = {}) {
  let attempts = 0
  server = createServer((_request, response) => answer(response, ++attempts))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/entries`)
  const service = upstream({ name: 'Service', deadlineMs: 300, maxBytes: 1000, ...limits })
  return { ask: () => service.ask(url), attempts: () => attempts }
}

const fine = (response: ServerResponse) => response.end('fine')

describe('a service we depend on', () => {
  test('answers, compressed or not', async () => {
    const { ask } = await serviceThat((response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('fine')),
    )
    expect((await ask()).body.toString()).toBe('fine')
  })

  test('that hangs is given up at the deadline and not asked again', async () => {
    const { ask, attempts } = await serviceThat(() => {})
    await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM', failure: 'timeout' })
    expect(attempts()).toBe(1)
  })

  test('that drips bytes cannot stretch the deadline', async () => {
    const { ask } = await serviceThat((response) => {
      const drip = setInterval(() => response.write('.'), 20)
      response.once('close', () => clearInterval(drip))
    })
    await expect(ask()).rejects.toMatchObject({ failure: 'timeout' })
  })

  test('that floods is cut off, however well it is compressed, and is no outage', async () => {
    const { ask } = await serviceThat((response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(100_000))),
    )
    const error = await ask().catch((reason) => reason)
    expect(error).toMatchObject({ failure: 'too-large' })
    expect(isOutage(error)).toBe(false)
  })

  test('that stumbles once is asked once more', async () => {
    const { ask, attempts } = await serviceThat((response, attempt) =>
      attempt === 1 ? response.writeHead(503).end() : fine(response),
    )
    expect((await ask()).status).toBe(200)
    expect(attempts()).toBe(2)
  })

  test('that resets the connection is unreachable', async () => {
    const { ask, attempts } = await serviceThat((response) => response.destroy())
    await expect(ask()).rejects.toMatchObject({ failure: 'unreachable' })
    expect(attempts()).toBe(2)
  })

  test('that turns a request down has answered: 404 is no failure', async () => {
    const { ask } = await serviceThat((response) => response.writeHead(404).end())
    expect((await ask()).status).toBe(404)
  })

  test('that keeps failing rests, and one request in two seconds asks whether it is back', async () => {
    let clock = 0
    let isBack = false
    const { ask, attempts } = await serviceThat(
      (response) => (isBack ? fine(response) : response.writeHead(500).end()),
      { now: () => clock, deadlineMs: 5000 },
    )
    for (let call = 0; call < 8; call += 1) await ask().catch(() => {})
    const whenOpened = attempts()
    expect(whenOpened).toBeLessThanOrEqual(8)
    await expect(ask()).rejects.toMatchObject({ failure: 'resting' })
    expect(attempts()).toBe(whenOpened)

    isBack = true
    clock = 2001
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(200)
  })

  test('that asks for a pause longer than the deadline is not asked again', async () => {
    const { ask, attempts } = await serviceThat((response) =>
      response.writeHead(429, { 'x-contentful-ratelimit-reset': '1' }).end(),
    )
    await expect(ask()).rejects.toMatchObject({ failure: 'status', status: 429, retryAfterMs: 1000 })
    expect(attempts()).toBe(1)
  })
})

describe('the budget of a page', () => {
  const hang = () => {}

  test('ends all its requests, one after the other, and the breaker does not count it', async () => {
    const { ask, attempts } = await serviceThat(hang, { deadlineMs: 10_000 })
    await withBudget(200, async () => {
      for (let call = 0; call < 6; call += 1)
        await expect(ask()).rejects.toMatchObject({ failure: 'timeout' })
    })
    expect(attempts()).toBe(1)
    for (let page = 0; page < 6; page += 1) await withBudget(20, ask).catch(() => {})
    // With enough time left, a page retries.
    await expect(withBudget(100, ask)).rejects.toMatchObject({ failure: 'timeout' })
  })

  test('applies the earlier end of nested budgets, except to requests that ignore budgets', async () => {
    const answers = await serviceThat((response) => void setTimeout(fine, 150, response))
    await expect(withBudget(50, () => withBudget(5000, answers.ask))).rejects.toMatchObject({
      failure: 'timeout',
    })
    expect((await withBudget(50, () => withoutBudget(answers.ask))).status).toBe(200)
    const patient = await serviceThat((response) => void setTimeout(fine, 150, response), {
      ignoresBudget: true,
    })
    expect((await withBudget(50, patient.ask)).status).toBe(200)
  })

  test('limits the wait for shared work, which continues', async () => {
    let isDone = false
    const work = new Promise<void>((done) => setTimeout(done, 200)).then(() => {
      isDone = true
    })
    const waited = withBudget(20, () => inTime(work, 10_000))
    expect(await waited).toBe(late)
    await expect(withBudget(20, () => inBudget('Service', work))).rejects.toMatchObject({
      failure: 'timeout',
    })
    await inBudget('Service', work)
    expect(isDone).toBe(true)
  })
})
