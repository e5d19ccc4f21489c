import type { FastifyReply } from 'fastify'
import { refuse } from './errors.ts'

export type Quota = { perSecond: number; perMonth: number }

const usual: Quota = { perSecond: 50, perMonth: 1_000_000 }
const monthSeconds = 2_592_000

/** Writes the provider's rate limit headers; refuses requests beyond the plan. */
export function quotaMeter({ perSecond, perMonth } = usual, now: () => number = Date.now) {
  let second = 0
  let inSecond = 0
  let inMonth = 0
  return (reply: FastifyReply): FastifyReply | undefined => {
    const current = Math.floor(now() / 1000)
    inSecond = current === second ? inSecond + 1 : 1
    second = current
    const isRefused = inSecond > perSecond || inMonth >= perMonth
    if (!isRefused) inMonth += 1
    reply.headers({
      'x-ratelimit-limit': `${perSecond}, ${perMonth}`,
      'x-ratelimit-policy': `${perSecond};w=1, ${perMonth};w=${monthSeconds}`,
      'x-ratelimit-remaining': `${Math.max(0, perSecond - inSecond)}, ${perMonth - inMonth}`,
      'x-ratelimit-reset': `1, ${monthSeconds}`,
    })
    return isRefused ? refuse(reply, rateLimited) : undefined
  }
}

export const rateLimited = {
  status: 429,
  code: 'RATE_LIMITED',
  detail: 'Request rate limit exceeded for plan.',
  meta: { component: 'rate_limiter' },
}
