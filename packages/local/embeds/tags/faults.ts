import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'

const scripts = ['gtm.js', 'consent.js'] as const
export type Script = (typeof scripts)[number]

/** Tests set these. */
const faults = ['none', 'hang', 'refuse', 'error'] as const
type TagFault = (typeof faults)[number]

/** Milliseconds; longer than a visitor waits. */
const hangMs = 5_000

export type ScriptFaults = Map<Script, TagFault>

/** True if it replied; not the reply, because awaiting a reply gives undefined. */
export async function answersFaulty(fault: TagFault | undefined, reply: FastifyReply): Promise<boolean> {
  if (fault === 'hang') await wait(hangMs, undefined, { ref: false })
  if (fault === 'refuse') {
    reply.raw.socket?.resetAndDestroy()
    reply.hijack()
  }
  if (fault === 'error') reply.code(500).send('The service has a problem.')
  return fault === 'refuse' || fault === 'error'
}

/** `PUT /faults/gtm.js/hang` starts a fault, `…/none` ends it. */
export function faultRoutes(server: FastifyInstance, current: ScriptFaults) {
  server.put<{ Params: { script: string; fault: string } }>(
    '/faults/:script/:fault',
    async ({ params }, reply) => {
      const script = scripts.find((name) => name === params.script)
      const fault = faults.find((name) => name === params.fault)
      if (!script || !fault) return reply.code(404).send({ scripts, faults })
      current.set(script, fault)
      return { script, fault }
    },
  )
}
