import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

export const faults = [
  'none',
  'slow',
  'hang',
  'down',
  'html',
  'cut',
  'broken',
  'busy',
  'unavailable',
] as const
export type ServerFault = (typeof faults)[number]

const slowMs = 3000
/** No client waits this long. */
const hangMs = 60_000

export function faultSwitch(server: FastifyInstance) {
  let current: ServerFault = 'none'
  server.put<{ Params: { name: string } }>('/faults/:name', async ({ params }, reply) => {
    const fault = faults.find((name) => name === params.name)
    if (!fault) return reply.status(404).send({ faults })
    current = fault
    return { fault }
  })
  return {
    /** True if it replied: an awaited reply is undefined. */
    answer: (reply: FastifyReply) => answersFaulty(current, reply),
  }
}

async function answersFaulty(fault: ServerFault, reply: FastifyReply): Promise<boolean> {
  if (fault === 'none') return false
  if (fault === 'slow' || fault === 'hang') {
    await wait(fault === 'slow' ? slowMs : hangMs, undefined, { ref: false })
    return false
  }
  answerBy[fault](reply)
  return true
}

const answerBy: Record<Exclude<ServerFault, 'none' | 'slow' | 'hang'>, (reply: FastifyReply) => unknown> = {
  down(reply) {
    reply.raw.socket?.resetAndDestroy()
    reply.hijack()
  },
  html: (reply) => reply.type('text/html').send('<!doctype html><title>Sign in to the Wi-Fi</title>'),
  cut: (reply) => reply.type('application/json').send('{"data":{"id":"Phys'),
  broken: (reply) => reply.status(500).send({ errors: [{ message: 'Internal error' }] }),
  busy: (reply) =>
    reply
      .status(429)
      .header('retry-after', '1')
      .send({ errors: [{ message: 'Throttled' }] }),
  unavailable: (reply) => reply.status(503).send({ errors: [{ message: 'Unavailable' }] }),
}
