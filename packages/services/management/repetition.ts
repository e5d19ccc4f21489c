import type { Answer, Outgoing, Send } from './exchange.ts'
import { ownWrite } from './own-write.ts'
import { resetMs } from './pace.ts'

/** What came of sending a request once. */
export type Attempt = { answer: Answer } | { failure: unknown }

const limits = {
  attempts: 8,
  /** Before the first answer of all, when nothing is there: such a host seldom starts to answer. */
  firstAttempts: 3,
  backoffMs: 100,
  longestBackoffMs: 8_000,
  jitterMs: 200,
}

/** Decides whether a request is sent again. */
export type Repetition = {
  /** Milliseconds to wait before the next attempt; `undefined` when there is none. */
  waitAfter(outcome: Attempt, known: { hasAnswered: boolean }): number | undefined
  /** The answer that was lost, when the refusal shows that an earlier attempt was carried out. */
  recognize(outcome: Attempt, send: Send): Promise<Answer | undefined>
}

export function repetitionOf(request: Outgoing, random: () => number): Repetition {
  let failures = 0
  let mayBeDone = false
  return {
    waitAfter(outcome, { hasAnswered }) {
      // Until the deadline: Contentful did not look at it.
      if (isRateLimit(outcome)) return resetMs(outcome.answer.headers) + random() * limits.jitterMs
      failures += 1
      mayBeDone ||= isLost(outcome)
      const isThere = hasAnswered || 'answer' in outcome || isCutOff(outcome)
      const atMost = isThere ? limits.attempts : limits.firstAttempts
      return failures < atMost && mayRepeat(request, outcome) ? backoff(failures, random) : undefined
    },
    recognize: async (outcome, send) =>
      mayBeDone && 'answer' in outcome ? ownWrite(request, outcome.answer, send) : undefined,
  }
}

const isRateLimit = (outcome: Attempt): outcome is { answer: Answer } =>
  'answer' in outcome && outcome.answer.status === 429

/** May the request have been carried out although it has no good answer? */
const isLost = (outcome: Attempt) =>
  'answer' in outcome ? outcome.answer.status >= 500 : !wasNeverSent(outcome.failure)

/** Did the host accept the connection and lose it? That is the fault of a bad network, not of a wrong address. */
const isCutOff = (outcome: Attempt) => 'failure' in outcome && cutOff.has(codeOf(outcome.failure) ?? '')
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const mayRepeat = (request: Outgoing, outcome: Attempt) =>
  'answer' in outcome
    ? outcome.answer.status >= 500 && isRepeatable(request)
    : isRepeatable(request) || wasNeverSent(outcome.failure)

/**
 * A PUT or DELETE names its version, so doing it twice does no harm. An upload makes a new, unused file, and a bulk
 * action that comes second finds everything published.
 */
const isRepeatable = ({ method, url }: Outgoing) => method !== 'POST' || isUpload(url) || isBulkAction(url)
export const isUpload = (url: string) => new URL(url).pathname.endsWith('/uploads')
const isBulkAction = (url: string) => new URL(url).pathname.includes('/bulk_actions/')

const wasNeverSent = (failure: unknown) => neverSent.has(codeOf(failure) ?? '')
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND'])

const codeOf = (failure: unknown) =>
  failure instanceof Error ? (failure.cause as { code?: string } | undefined)?.code : undefined

function backoff(failures: number, random: () => number): number {
  const longest = Math.min(limits.longestBackoffMs, limits.backoffMs * 2 ** failures)
  return longest / 2 + (random() * longest) / 2
}
