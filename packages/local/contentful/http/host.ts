import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { compressAnswers } from './compression.ts'
import { allowAnyOrigin } from './cors.ts'
import { addressTooLong, asContentful, ContentfulError } from './errors.ts'
import { parseQuery } from './query-string.ts'
import { limitRate, type RateLimit } from './rate-limit.ts'
import { refuseStrangers } from './strangers.ts'

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
