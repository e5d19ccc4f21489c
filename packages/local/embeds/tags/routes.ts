import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { consentScript } from './consent-script.ts'

/** An entry of the data layer, with the cookies that the tag manager saw. */
type Recorded = { container: string; index: number; entry: unknown; consent: unknown; cookies: string }

/** Older entries are dropped. */
const keptEntries = 1_000

const scripts = ['gtm.js', 'consent.js'] as const
type Script = (typeof scripts)[number]

const faultNames = ['none', 'hang', 'refuse', 'error'] as const
type TagFault = (typeof faultNames)[number]

type ScriptFaults = Map<Script, TagFault>

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

/**
 * Mimics a tag manager, which stores its cookie only if analytics are allowed. `container` becomes code, so the route
 * validates it.
 */
const tagManagerScript = (container: string) => `(() => {
  const container = '${container}'
  const base = new URL(document.currentScript.src).origin
  const layer = (window.dataLayer ??= [])
  const consent = {}
  let index = 0
  const entryOf = (pushed) =>
    Object.prototype.toString.call(pushed) === '[object Arguments]' ? [...pushed] : pushed
  const record = (pushed) => {
    const entry = entryOf(pushed)
    if (Array.isArray(entry) && entry[0] === 'consent') Object.assign(consent, entry[2])
    if (consent.analytics_storage === 'granted' && !document.cookie.includes('_ga='))
      document.cookie = '_ga=GA1.1.' + Date.now() + '; max-age=63072000; path=/'
    fetch(base + '/gtm/events', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ container, index: index++, entry, consent, cookies: document.cookie }),
    }).catch(() => {})
  }
  for (const pushed of layer) record(pushed)
  const push = layer.push
  layer.push = (...pushed) => {
    const length = push.apply(layer, pushed)
    for (const each of pushed) record(each)
    return length
  }
})()`

/** No visitor waits this long. */
const hangMs = 5_000

/** True if it replied: an awaited reply is undefined. */
async function answersFaulty(fault: TagFault | undefined, reply: FastifyReply): Promise<boolean> {
  if (fault === 'hang') await wait(hangMs, undefined, { ref: false })
  if (fault === 'refuse') {
    reply.raw.socket?.resetAndDestroy()
    reply.hijack()
  }
  if (fault === 'error') reply.code(500).send('The service has a problem.')
  return fault === 'refuse' || fault === 'error'
}

function faultRoutes(server: FastifyInstance, faults: ScriptFaults) {
  server.put<{ Params: { script: string; fault: string } }>(
    '/faults/:script/:fault',
    async ({ params }, reply) => {
      const script = scripts.find((name) => name === params.script)
      const fault = faultNames.find((name) => name === params.fault)
      if (!script || !fault) return reply.code(404).send({ scripts, faults: faultNames })
      faults.set(script, fault)
      return { script, fault }
    },
  )
}
