import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** What tests can make of the service. `half` and `html` are answers with status 200. */
export const faults = ['none', 'slow', 'hang', '429', '500', 'reset', 'html', 'half'] as const
export type Fault = (typeof faults)[number]

/** The delay of a slow service, in milliseconds. */
const slowMs = 3_000

type State = {
  fault: Fault
  /** The only path that is faulty; all are without it. */
  path?: string | undefined
}

export type FaultSwitch = ReturnType<typeof faultSwitch>

export function faultSwitch() {
  let state: State = { fault: 'none' }
  let skew = 0
  return {
    set(next: State) {
      state = next
    },
    of: (path: string): Fault => (state.path === undefined || state.path === path ? state.fault : 'none'),
    setSkew(seconds: number) {
      skew = seconds
    },
    skewSeconds: () => skew,
  }
}

/** Answers in place of the service while there is a fault. */
export async function faultyAnswer(fault: Fault, reply: FastifyReply): Promise<FastifyReply | undefined> {
  switch (fault) {
    case 'none':
      return undefined
    case 'slow':
      await wait(slowMs, undefined, { ref: false })
      return undefined
    case 'hang':
      return reply.hijack()
    case 'reset':
      reply.raw.socket?.resetAndDestroy()
      return reply.hijack()
    case '429':
      return reply
        .status(429)
        .header('Retry-After', '1')
        .send({ error: 'too_many_requests', error_description: 'Global limit has been reached' })
    case '500':
      return reply.status(500).send({ error: 'server_error', error_description: 'Internal server error' })
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Welcome to the hotel’s network</title>')
    case 'half':
      return reply.type('application/json').send('{"access_token":"eyJhbGciOi')
  }
}

type Routes = { Params: { name: string }; Querystring: { path?: string } }

/**
 * `PUT /faults/html` starts a fault, `PUT /faults/html?path=/oauth/token` only there, `PUT /faults/none` ends it.
 * `PUT /skew/600` sets the clock of the tokens ten minutes ahead, `PUT /skew/0` sets it right.
 */
export async function faultRoutes(server: FastifyInstance, { faults: current }: { faults: FaultSwitch }) {
  server.put<Routes>('/faults/:name', async ({ params, query }, reply) => {
    const fault = faults.find((name) => name === params.name)
    if (!fault) return reply.status(404).send({ faults })
    current.set({ fault, path: query.path })
    return { fault }
  })
  server.put<{ Params: { seconds: string } }>('/skew/:seconds', async ({ params }, reply) => {
    const seconds = Number(params.seconds)
    if (!Number.isInteger(seconds)) return reply.status(400).send({ error: 'seconds is a whole number' })
    current.setSkew(seconds)
    return { seconds }
  })
}
