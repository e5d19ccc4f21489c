import { setTimeout as wait } from 'node:timers/promises'
import { circuitBreaker } from './breaker.ts'
import { isOutage, refusedAnswer, UpstreamError } from './errors.ts'
import { type Answer, type Exchange, exchange } from './exchange.ts'
import { retryAfterMs } from './retry-after.ts'
import { retryBudget } from './retry-budget.ts'

export type UpstreamOptions = {
  name: string
  /** Milliseconds for one call, its repetition included. */
  deadlineMs: number
  maxBytes: number
  now?: () => number
  random?: () => number
}
export type Ask = Pick<Exchange, 'method' | 'headers' | 'body'> & {
  /** Set for a POST that only reads, such as a GraphQL query: it may be repeated like a GET. */
  changesNothing?: boolean
}
export type Upstream = ReturnType<typeof upstream>

/** Short: a visitor waits, and what a moment mends it mends in this one. */
const pause = { shortestMs: 5, longestMs: 30 }

/**
 * A service we depend on: every call has one deadline, a size limit, at most one repetition within a budget, and a
 * circuit breaker. `ask` resolves for every status below 500 but 429; all else is an UpstreamError.
 */
export function upstream({
  name,
  deadlineMs,
  maxBytes,
  now = Date.now,
  random = Math.random,
}: UpstreamOptions) {
  const breaker = circuitBreaker({}, now)
  const budget = retryBudget()

  async function attempt(url: URL, ask: Ask, untilMs: number) {
    if (!breaker.mayAsk())
      throw new UpstreamError(name, 'resting', { message: 'failed a moment ago and is not asked yet' })
    try {
      const deadline = Math.max(1, untilMs - now())
      const answer = await exchange({ ...ask, upstream: name, url, deadlineMs: deadline, maxBytes })
      if (answer.status >= 500 || answer.status === 429) throw statusError(name, answer)
      breaker.succeeded()
      return answer
    } catch (error) {
      if (isOutage(error)) breaker.failed()
      throw error
    }
  }

  return {
    name,
    breaker,
    async ask(url: URL, ask: Ask = {}): Promise<Answer> {
      const untilMs = now() + deadlineMs
      budget.earn()
      try {
        return await attempt(url, ask, untilMs)
      } catch (error) {
        const pauseMs = worthRepeating(error, ask) ? pauseBefore(error, random) : undefined
        if (pauseMs === undefined || now() + pauseMs >= untilMs || !budget.spend()) throw error
        await wait(pauseMs)
        return attempt(url, ask, untilMs)
      }
    },
  }
}

/** Only a request that changes nothing, and only after a failure that may pass by itself. */
function worthRepeating(error: unknown, ask: Ask): error is UpstreamError {
  const { method = 'GET', changesNothing = ['GET', 'HEAD'].includes(method) } = ask
  if (!(error instanceof UpstreamError) || !changesNothing) return false
  return error.failure === 'unreachable' || error.failure === 'status'
}

/** Full jitter, unless the upstream itself names the time. */
const pauseBefore = (error: UpstreamError, random: () => number) =>
  error.retryAfterMs ?? pause.shortestMs + random() * (pause.longestMs - pause.shortestMs)

function statusError(name: string, answer: Answer) {
  const waitMs = retryAfterMs(answer.headers)
  return refusedAnswer(name, answer, waitMs === undefined ? {} : { retryAfterMs: waitMs })
}
