import { afterAll, beforeAll, expect, test } from 'vitest'
import { request } from '../front/request.testing.ts'
import { newCounters } from './counters.ts'
import { type MetricsServer, serveMetrics } from './serve.ts'
import { readStrictly } from './testing/strict-reader.ts'

const counters = newCounters()
let server: MetricsServer
beforeAll(async () => {
  const read = () => {
    if (counters.renders < 0) throw new Error('unreadable')
    return [{ family: 'site_kept_hits' as const, value: counters.keptHits }]
  }
  server = await serveMetrics({ host: '127.0.0.1', port: 0, read })
})
afterAll(() => server.close())

test('a reading shows the numbers of its moment, and is stored nowhere', async () => {
  counters.keptHits = 5
  const { status, headers, body } = await request({ port: server.port, path: '/metrics' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/openmetrics-text; version=1.0.0; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(readStrictly(String(body)).get('site_kept_hits')?.values.get('site_kept_hits_total')).toBe(5)
})

test.each([
  ['GET', '/', 404],
  ['POST', '/metrics', 405],
])('%s %s is answered with %i', async (method, path, status) => {
  expect((await request({ port: server.port, path, method })).status).toBe(status)
})

test('a reading that fails is a 500, and the next one works', async () => {
  counters.renders = -1
  expect((await request({ port: server.port, path: '/metrics' })).status).toBe(500)
  counters.renders = 0
  expect((await request({ port: server.port, path: '/metrics' })).status).toBe(200)
})

test('a port that is taken is named with its setting', async () => {
  const second = serveMetrics({ host: '127.0.0.1', port: server.port, read: () => [] })
  await expect(second).rejects.toThrow(`METRICS_PORT: no metrics at 127.0.0.1:${server.port}: `)
})
