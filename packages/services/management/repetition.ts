import type { Answer, Outgoing, Send } from './exchange.ts'
import { ownWrite } from './own-write.ts'
import { resetMs } from './pace.ts'

export type Attempt = { answer: Answer } | { failure: unknown }

const limits = {
  attempts: 8,
  /** Until the host responds once: an unreachable host seldom recovers. */
  firstAttempts: 3,
  backoffMs: 100,
  longestBackoffMs: 8_000,
  jitterMs: 200,
}

export type Repetition = {
  /** Milliseconds; undefined to stop. */
  waitAfter(outcome: Attempt, known: { hasAnswered: boolean }): number | undefined
  /** Returns the lost response if the refusal proves an earlier success. */
  recognize(outcome: Attempt, send: Send): Promise<Answer | undefined>
}

export function repetitionOf(request: Outgoing, random: () => number): Repetition {
  let failures = 0
  let mayBeDone = false
  return {
    waitAfter(outcome, { hasAnswered }) {
      // Retries until the deadline: Contentful did not process the request.
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

/** True if the request may have succeeded without a usable response. */
const isLost = (outcome: Attempt) =>
  'answer' in outcome ? outcome.answer.status >= 500 : !wasNeverSent(outcome.failure)

/** True after a lost connection: the network is bad, but the URL is right. */
const isCutOff = (outcome: Attempt) => 'failure' in outcome && cutOff.has(codeOf(outcome.failure) ?? '')
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const mayRepeat = (request: Outgoing, outcome: Attempt) =>
  'answer' in outcome
    ? outcome.answer.status >= 500 && isRepeatable(request)
    : isRepeatable(request) || wasNeverSent(outcome.failure)

/**
 * A PUT or DELETE names its version: repetition is harmless. A repeated upload creates an unused file, and a repeated
 * bulk action finds all published.
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
