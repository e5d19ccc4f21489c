import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What tests can make of a service: it answers late or never, drops connections, or answers with something else. */
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
export type Fault = (typeof faults)[number]

const slowMs = 3000
/** Longer than any client waits. */
const hangMs = 60_000

/** Holds the current fault. `PUT /faults/html` starts a fault, `PUT /faults/none` ends it. */
export function faultSwitch(server: FastifyInstance) {
  let current: Fault = 'none'
  server.put<{ Params: { name: string } }>('/faults/:name', async ({ params }, reply) => {
    const fault = faults.find((name) => name === params.name)
    if (!fault) return reply.status(404).send({ faults })
    current = fault
    return { fault }
  })
  return {
    /** Answers in place of a route while there is a fault. */
    answer: (reply: FastifyReply) => faultyAnswer(current, reply),
  }
}

async function faultyAnswer(fault: Fault, reply: FastifyReply): Promise<FastifyReply | undefined> {
  switch (fault) {
    case 'none':
      return undefined
    case 'slow':
    case 'hang':
      await wait(fault === 'slow' ? slowMs : hangMs, undefined, { ref: false })
      return undefined
    case 'down':
      reply.raw.socket?.resetAndDestroy()
      return reply.hijack()
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Sign in to the Wi-Fi</title>')
    case 'cut':
      return reply.type('application/json').send('{"data":{"id":"Phys')
    case 'broken':
      return reply.status(500).send({ errors: [{ message: 'Internal error' }] })
    case 'busy':
      return reply
        .status(429)
        .header('retry-after', '1')
        .send({ errors: [{ message: 'Throttled' }] })
    case 'unavailable':
      return reply.status(503).send({ errors: [{ message: 'Unavailable' }] })
  }
}
