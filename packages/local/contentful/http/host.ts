import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { allowAnyOrigin } from './cors.ts'
import { addressTooLong, asContentful, ContentfulError } from './errors.ts'
import { limitRate, type RateLimit } from './rate-limit.ts'
import { resultCache } from './result-cache.ts'

/** Contentful refuses larger requests. */
const requestLimitBytes = 1024 * 1024
/** Contentful also refuses longer URLs, such as hundreds of ids. */
const addressLimit = 7600
const idLimit = 200

export type HostOptions = { mediaType: string; perSecond: RateLimit; latencyMs: number }

export function createHost({ mediaType, perSecond, latencyMs }: HostOptions): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true, // a kept-alive connection must not delay the stop
    bodyLimit: requestLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: idLimit, querystringParser: parseQuery },
  })
  parseJson(app)
  // Runs before refusals, so that errors have these headers.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'X-Contentful-Request-Id': request.id,
      'X-Contentful-Route': request.routeOptions.url ?? '',
      'X-Content-Type-Options': 'nosniff',
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'no-store',
      'Content-Type': mediaType,
    })
  })
  refuseStrangers(app)
  allowAnyOrigin(app)
  limitRate(app, perSecond)
  app.addHook('onRequest', async (request) => {
    if (request.url.length > addressLimit) throw addressTooLong()
  })
  if (latencyMs > 0) app.addHook('onSend', async () => void (await sleep(latencyMs)))
  answerErrors(app, mediaType)
  nameNoCharset(app)
  tagAnswers(app)
  compressAnswers(app)
  return app
}

/** SDKs send a JSON content type even with an empty body. */
function parseJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(/^application\/(.*\+)?json/, { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : JSON.parse(String(body)))
    } catch {
      done(
        new ContentfulError(400, 'BadRequest', {
          message: 'The body you sent is not valid JSON.',
        }),
      )
    }
  })
}

function answerErrors(app: FastifyInstance, mediaType: string) {
  app.setNotFoundHandler(() => {
    throw new ContentfulError(404, 'NotFound', { message: 'The resource could not be found.' })
  })
  app.setErrorHandler((error, request, reply) => {
    const known = asContentful(error)
    if (known.status >= 500) process.stderr.write(`${(error as Error).stack}\n`)
    reply.code(known.status).type(mediaType)
    return {
      sys: { type: 'Error', id: known.code },
      message: known.message,
      ...(known.details ? { details: known.details } : {}),
      requestId: request.id,
    }
  })
}

/** Recorded responses name no charset, but Fastify adds one. */
function nameNoCharset(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('Content-Type')
    if (typeof type === 'string') reply.header('Content-Type', type.replace(/(\+json); charset=utf-8$/, '$1'))
  })
}

function tagAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('ETag', tag)
    if (request.method !== 'GET' || request.headers['if-none-match'] !== tag) return payload
    reply.code(304)
    return ''
  })
}

/** `order[0]`, `order[]`, `fields.n[in][2]`: a value of a list. */
const listParameter = /^(.+)\[(\d*)\]$/

/**
 * Joins list values with commas, by position. Of other repeated parameters, the last counts. Other brackets belong to
 * the key: `fields.n[in]`.
 */
function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {}
  const lists = new Map<string, string[]>()
  for (const [key, value] of new URLSearchParams(text)) {
    const [, name, position] = listParameter.exec(key) ?? []
    if (name === undefined) {
      query[key] = value
      continue
    }
    const list = lists.get(name) ?? []
    lists.set(name, list)
    list[position === '' ? list.length : Number(position)] = value
  }
  for (const [name, values] of lists) query[name] = Object.values(values).join(',')
  return query
}

/**
 * The tokens of local services are public. A page that a developer visits must not reach the services: neither from a
 * foreign origin, nor through a foreign host name that resolves to this machine (DNS rebinding).
 */
function refuseStrangers(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { origin, host } = request.headers
    const isStrange =
      (origin !== undefined && !isLocalAddress(origin)) ||
      (host !== undefined && !isLocalAddress(`http://${host}`))
    if (isStrange) {
      throw new ContentfulError(403, 'AccessDenied', {
        message: 'Only pages of this machine may call the local Contentful.',
      })
    }
  })
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLocalAddress = (address: string) => URL.canParse(address) && localNames.has(new URL(address).hostname)

/** On one machine, smaller responses are faster uncompressed. */
const smallestPackedLength = 32 * 1024
const packedCacheBytes = 8 * 1024 * 1024

const pack = promisify(gzip)

/** Compresses outside the request thread, once for equal responses. */
function compressAnswers(app: FastifyInstance) {
  const packed = resultCache<Buffer>({ limitBytes: packedCacheBytes, sizeOf: ({ length }) => length })
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('Vary', 'Accept-Encoding')
    if (typeof payload !== 'string' || payload.length < smallestPackedLength) return payload
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload
    reply.header('Content-Encoding', 'gzip')
    const make = () => pack(payload, { level: constants.Z_BEST_SPEED })
    const tag = reply.getHeader('ETag')
    return typeof tag === 'string' ? packed.get(tag, make) : make()
  })
}

/** Requires `gzip` by name, with a weight other than 0. */
const acceptsGzip = (accepted: string | undefined) =>
  accepted !== undefined && /(^|,)\s*gzip\s*(;\s*q=(1|0\.\d*[1-9])[\d.]*\s*)?(,|$)/i.test(accepted)
