import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultSwitch } from './faults.ts'
import { listen } from './listen.ts'

const server = Fastify({ forceCloseConnections: true })
const faults = faultSwitch(server)
let orders = 0
server.post('/orders', async (_, reply) => {
  if (await faults.answer(reply)) return reply
  orders += 1
  return { orders }
})
let url: string
beforeAll(async () => {
  url = `http://localhost:${await listen(server, 0)}`
})
afterAll(() => server.close())

test.each([
  ['broken', 500],
  ['busy', 429],
  ['unavailable', 503],
  ['html', 200],
  ['cut', 200],
  ['down', undefined],
])('a service that is %s does nothing', async (fault, status) => {
  await fetch(`${url}/faults/${fault}`, { method: 'PUT' })
  const answer = await fetch(`${url}/orders`, { method: 'POST' }).catch(() => undefined)
  expect(answer?.status).toBe(status)
  expect(orders).toBe(0)
})
