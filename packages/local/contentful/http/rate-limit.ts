import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimitExceeded } from './errors.ts'

/** Requests per second; a function can change it. */
export type RateLimit = number | (() => number)

const hourLimit = 36_000

/**
 * Counts in one-second windows per token, as Contentful does; headers report the rest. @param rateLimit headers appear
 * even for an unreachable limit
 */
export function limitRate(app: FastifyInstance, rateLimit: RateLimit, now = Date.now) {
  const windows = new Map<string, { second: number; count: number }>()
  const countOf = (key: string) => {
    const second = Math.floor(now() / 1000)
    const known = windows.get(key)
    const count = known?.second === second ? known.count + 1 : 1
    windows.set(key, { second, count })
    return count
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return
    const perSecond = typeof rateLimit === 'number' ? rateLimit : rateLimit()
    const count = countOf(callerOf(request))
    const isOver = count > perSecond
    reply.headers({
      'X-Contentful-RateLimit-Hour-Limit': hourLimit,
      'X-Contentful-RateLimit-Hour-Remaining': hourLimit,
      'X-Contentful-RateLimit-Second-Limit': perSecond,
      'X-Contentful-RateLimit-Second-Remaining': Math.max(0, perSecond - count),
      'X-Contentful-RateLimit-Reset': isOver ? 1 : 0,
    })
    if (isOver) throw rateLimitExceeded()
  })
}

const callerOf = (request: FastifyRequest) => request.headers.authorization ?? request.ip
