import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from './errors.ts'
import { rateLimited } from './quota.ts'

export const faults = ['none', 'slow', 'down', 'html', 'cut', 'rate-limit', 'unavailable'] as const
export type SearchFault = (typeof faults)[number]

/** No client waits this long. */
const slowMs = 10_000

export type FaultSwitch = ReturnType<typeof faultSwitch>

export function faultSwitch() {
  let fault: SearchFault = 'none'
  return {
    set(next: SearchFault) {
      fault = next
    },
    current: () => fault,
  }
}

/** True if it replied: an awaited reply is undefined. */
export async function answersFaulty(fault: SearchFault, reply: FastifyReply): Promise<boolean> {
  if (fault === 'slow') await wait(slowMs, undefined, { ref: false })
  if (fault === 'none' || fault === 'slow') return false
  answer(fault, reply)
  return true
}

function answer(fault: Exclude<SearchFault, 'none' | 'slow'>, reply: FastifyReply) {
  switch (fault) {
    case 'down':
      reply.raw.socket?.resetAndDestroy()
      return reply.hijack()
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Welcome to the hotel’s network</title>')
    case 'cut':
      return reply.type('application/json').send('{"type":"search","web":{"results":[{"title":"Phys')
    case 'rate-limit':
      return refuse(
        reply.headers({ 'x-ratelimit-remaining': '0, 900', 'x-ratelimit-reset': '1, 864000' }),
        rateLimited,
      )
    case 'unavailable':
      return refuse(reply, { status: 503, code: 'UNAVAILABLE', detail: 'The service is not available.' })
  }
}

export async function faultRoutes(server: FastifyInstance, { faults: current }: { faults: FaultSwitch }) {
  server.put<{ Params: { name: string } }>('/faults/:name', async ({ params }, reply) => {
    const fault = faults.find((name) => name === params.name)
    if (!fault) return reply.status(404).send({ faults })
    current.set(fault)
    return { fault }
  })
}
