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
    /**
     * Answers in place of a route while there is a fault, and returns whether it did. It cannot return the reply,
     * because `await` waits for a reply as for a promise and gives undefined.
     */
    answer: (reply: FastifyReply) => answersFaulty(current, reply),
  }
}

async function answersFaulty(fault: Fault, reply: FastifyReply): Promise<boolean> {
  if (fault === 'none') return false
  if (fault === 'slow' || fault === 'hang') {
    await wait(fault === 'slow' ? slowMs : hangMs, undefined, { ref: false })
    return false
  }
  answerBy[fault](reply)
  return true
}

const answerBy: Record<Exclude<Fault, 'none' | 'slow' | 'hang'>, (reply: FastifyReply) => unknown> = {
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
