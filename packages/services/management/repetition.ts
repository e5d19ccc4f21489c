import type { Answer, Outgoing, Send } from './exchange.ts'
import { ownWrite } from './own-write.ts'
import { resetMs } from './pace.ts'

export type Attempt = { answer: Answer } | { failure: unknown }

const limits = {
  attempts: 8,
  /** Applies until the host responds once: a host that is unreachable at first seldom recovers. */
  firstAttempts: 3,
  backoffMs: 100,
  longestBackoffMs: 8_000,
  jitterMs: 200,
}

export type Repetition = {
  /** Returns milliseconds until the next attempt; undefined to stop. */
  waitAfter(outcome: Attempt, known: { hasAnswered: boolean }): number | undefined
  /** Returns the lost response if the refusal shows that an earlier attempt succeeded. */
  recognize(outcome: Attempt, send: Send): Promise<Answer | undefined>
}

export function repetitionOf(request: Outgoing, random: () => number): Repetition {
  let failures = 0
  let mayBeDone = false
  return {
    waitAfter(outcome, { hasAnswered }) {
      // Retries until the deadline, because Contentful did not process the request.
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

/** True if the host accepted the connection and lost it: the network is bad, but the URL is right. */
const isCutOff = (outcome: Attempt) => 'failure' in outcome && cutOff.has(codeOf(outcome.failure) ?? '')
const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const mayRepeat = (request: Outgoing, outcome: Attempt) =>
  'answer' in outcome
    ? outcome.answer.status >= 500 && isRepeatable(request)
    : isRepeatable(request) || wasNeverSent(outcome.failure)

/**
 * A PUT or DELETE names its version, so repeating it is harmless. A repeated upload only creates an unused file, and a
 * repeated bulk action finds everything published.
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
