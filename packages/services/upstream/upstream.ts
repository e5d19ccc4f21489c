import { setTimeout as wait } from 'node:timers/promises'
import { circuitBreaker } from './breaker.ts'
import { budgetLeft } from './budget.ts'
import { isOutage, refusedAnswer, UpstreamError } from './errors.ts'
import { type Answer, type Exchange, exchange } from './exchange.ts'
import { pauseBefore, retryAfterMs, retryBudget, worthRepeating } from './retry.ts'

export type UpstreamOptions = {
  name: string
  /** Limits one call with its retry. */
  deadlineMs: number
  maxBytes: number
  /** True for a request that uses up something, such as a token: it must not be cut. */
  ignoresBudget?: boolean
  now?: () => number
  random?: () => number
}
export type Ask = Pick<Exchange, 'method' | 'headers' | 'body'> & {
  /** True for a POST that only reads, such as a GraphQL query: it may be retried. */
  changesNothing?: boolean
}
export type Upstream = ReturnType<typeof upstream>

/** `isCut` is true if the budget ends before the deadline. */
type Time = { untilMs: number; isCut: boolean }

/**
 * Gives each call one deadline (or the end of the page's budget), a size limit, at most one retry within the retry
 * budget, and a circuit breaker. `ask` resolves for statuses below 500 except 429; all else is an UpstreamError.
 */
export function upstream({
  name,
  deadlineMs,
  maxBytes,
  ignoresBudget = false,
  now = Date.now,
  random = Math.random,
}: UpstreamOptions) {
  const breaker = circuitBreaker({}, now)
  const budget = retryBudget()

  async function attempt(url: URL, ask: Ask, { untilMs, isCut }: Time) {
    if (!breaker.mayAsk())
      throw new UpstreamError(name, 'resting', { message: 'failed a moment ago and is not asked yet' })
    try {
      const deadline = Math.max(1, untilMs - now())
      const answer = await exchange({ ...ask, upstream: name, url, deadlineMs: deadline, maxBytes })
      if (answer.status >= 500 || answer.status === 429) throw statusError(name, answer)
      breaker.succeeded()
      return answer
    } catch (error) {
      // A timeout that the budget caused is not the service's failure.
      if (isOutage(error) && !(isCut && error.failure === 'timeout')) breaker.failed()
      throw error
    }
  }

  function timeLeft(): Time {
    const leftMs = budgetLeft()
    if (leftMs <= 0) throw new UpstreamError(name, 'timeout', { message: 'the time for this page is over' })
    return { untilMs: now() + Math.min(deadlineMs, leftMs), isCut: leftMs < deadlineMs }
  }

  return {
    name,
    breaker,
    async ask(url: URL, ask: Ask = {}): Promise<Answer> {
      const time = ignoresBudget ? { untilMs: now() + deadlineMs, isCut: false } : timeLeft()
      const { untilMs } = time
      budget.earn()
      try {
        return await attempt(url, ask, time)
      } catch (error) {
        const pauseMs = worthRepeating(error, ask) ? pauseBefore(error, random) : undefined
        if (pauseMs === undefined || now() + pauseMs >= untilMs || !budget.spend()) throw error
        await wait(pauseMs)
        return attempt(url, ask, time)
      }
    },
  }
}

function statusError(name: string, answer: Answer) {
  const waitMs = retryAfterMs(answer.headers)
  return refusedAnswer(name, answer, waitMs === undefined ? {} : { retryAfterMs: waitMs })
}
