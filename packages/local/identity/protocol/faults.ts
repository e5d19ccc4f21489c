import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Tests set these. `half` and `html` have status 200; `half` has a truncated body. */
export const faults = ['none', 'slow', 'hang', '429', '500', 'reset', 'html', 'half'] as const
export type IdentityFault = (typeof faults)[number]

const slowMs = 3_000

type FaultState = {
  fault: IdentityFault
  /** Undefined applies the fault to all paths. */
  path?: string | undefined
}

export type FaultSwitch = ReturnType<typeof faultSwitch>

export function faultSwitch() {
  let state: FaultState = { fault: 'none' }
  let skew = 0
  return {
    set(next: FaultState) {
      state = next
    },
    of: (path: string): IdentityFault =>
      state.path === undefined || state.path === path ? state.fault : 'none',
    setSkew(seconds: number) {
      skew = seconds
    },
    skewSeconds: () => skew,
  }
}

export async function answersFaulty(fault: IdentityFault, reply: FastifyReply): Promise<boolean> {
  if (fault === 'none') return false
  if (fault === 'slow') {
    await wait(slowMs, undefined, { ref: false })
    return false
  }
  reply.hijack()
  answerBy[fault](reply.raw)
  return true
}

const json = { 'content-type': 'application/json', 'retry-after': '1' }

const answerBy: Record<Exclude<IdentityFault, 'none' | 'slow'>, (response: ServerResponse) => void> = {
  hang() {},
  reset: ({ socket }) => socket?.resetAndDestroy(),
  429: (response) => response.writeHead(429, json).end('{"error":"too_many_requests"}'),
  500: (response) => response.writeHead(500, json).end('{"error":"server_error"}'),
  html: (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>The hotel’s network</title>'),
  half(response) {
    response.writeHead(200, { ...json, 'content-length': 1_000 })
    response.write('{"access_token":"eyJhbGciOi', () => response.destroy())
  },
}

type Routes = { Params: { name: string }; Querystring: { path?: string } }

/**
 * `PUT /faults/html` starts a fault, `PUT /faults/html?path=/oauth/token` only there, `PUT /faults/none` ends it. `PUT
 * /skew/600` sets the tokens' clock ten minutes ahead, `PUT /skew/0` resets it.
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
