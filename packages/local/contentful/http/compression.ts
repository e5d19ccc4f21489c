import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { resultCache } from './result-cache.ts'

/** On one machine, smaller responses are faster uncompressed. */
const smallestLength = 32 * 1024
const cacheLimitBytes = 8 * 1024 * 1024

const pack = promisify(gzip)

/** Compresses outside the request thread, once for equal responses. */
export function compressAnswers(app: FastifyInstance) {
  const packed = resultCache<Buffer>({ limitBytes: cacheLimitBytes, sizeOf: ({ length }) => length })
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('Vary', 'Accept-Encoding')
    if (typeof payload !== 'string' || payload.length < smallestLength) return payload
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
