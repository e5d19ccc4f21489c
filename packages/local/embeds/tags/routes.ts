import type { FastifyInstance } from 'fastify'
import { consentScript } from './consent-script.ts'
import { answersFaulty, faultRoutes, type ScriptFaults } from './faults.ts'
import { tagManagerScript } from './tag-manager-script.ts'

/** An entry of the data layer, with the cookies that the tag manager saw. */
type Recorded = { container: string; index: number; entry: unknown; consent: unknown; cookies: string }

/** Older entries are dropped. */
const keptEntries = 1_000

export async function tagRoutes(server: FastifyInstance) {
  const faults: ScriptFaults = new Map()
  const recorded: Recorded[] = []
  faultRoutes(server, faults)

  server.get<{ Querystring: { id?: string } }>('/gtm.js', async ({ query }, reply) => {
    if (await answersFaulty(faults.get('gtm.js'), reply)) return reply
    // The real service answers so for an unknown container.
    if (!/^GTM-[A-Z0-9]+$/.test(query.id ?? '')) return reply.code(404).send('404')
    return reply.type('text/javascript').send(tagManagerScript(query.id ?? ''))
  })
  server.get('/consent.js', async (_, reply) => {
    if (await answersFaulty(faults.get('consent.js'), reply)) return reply
    return reply.type('text/javascript').send(consentScript)
  })

  // A frame without an origin sends text, which needs no preflight.
  server.post<{ Body: string }>('/gtm/events', async ({ body }, reply) => {
    recorded.push(JSON.parse(body))
    recorded.splice(0, recorded.length - keptEntries)
    return reply.header('Access-Control-Allow-Origin', '*').code(204).send()
  })
  server.get('/gtm/events', () => recorded)
  server.delete('/gtm/events', async (_, reply) => {
    recorded.length = 0
    return reply.code(204).send()
  })
}
