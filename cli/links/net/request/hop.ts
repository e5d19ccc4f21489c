import type { Verdict } from '../../finding.ts'
import type { LinkedPage } from '../../page/read-page.ts'
import type { Answer } from './exchange.ts'
import { isHeadMisleading, isTrouble } from './status.ts'

export type FailedHop = Exclude<Verdict, { state: 'ok' }>

export type Hop =
  /** `isUnread`: only the status is known. */
  | { kind: 'answer'; verdict: Verdict; page?: Pick<LinkedPage, 'anchors' | 'isCut'>; isUnread: boolean }
  | { kind: 'redirect'; status: number; to: URL | undefined; setsCookie: boolean }

export type Method = 'GET' | 'HEAD'
/** `hasHung`: the host accepted the connection but did not complete a response. */
export type RequestResult = { answer: Answer } | { failure: FailedHop; hasHung?: boolean }
/** Repetitions that are left, by cause. */
export type Budget = {
  losses: number
  refusals: number
  /** After a 5xx status. */
  troubles: number
  /** After a Retry-After. */
  waits: number
}
export type RequestStep = { method: Method; afterMs: number; budget: Budget }

type RetryLimits = { repeatAfterMs: number; longestWaitMs: number }
export type Attempt = { got: RequestResult; method: Method; budget: Budget; retryAfterMs: number | undefined }

/** Returns undefined if the result is final. */
export function nextStep(attempt: Attempt, limits: RetryLimits): RequestStep | undefined {
  const { got, method } = attempt
  if ('failure' in got) return afterFailure(got, attempt, limits)
  const { status } = got.answer
  if (isAskedToWait(status, attempt)) return comeBack(attempt, limits)
  if (method === 'HEAD') return isHeadMisleading(status) ? withGet(attempt) : undefined
  return isTrouble(status) ? repeat('troubles', attempt, limits) : undefined
}

function afterFailure(
  { failure, hasHung }: Extract<RequestResult, { failure: FailedHop }>,
  attempt: Attempt,
  limits: RetryLimits,
): RequestStep | undefined {
  if (failure.reason === 'refused') return repeat('refusals', attempt, limits)
  const isLost = failure.reason === 'connectionLost'
  if (attempt.method === 'HEAD') return isLost || hasHung ? withGet(attempt) : undefined
  return isLost ? repeat('losses', attempt, limits) : undefined
}

const withGet = ({ budget }: Attempt): RequestStep => ({ method: 'GET', afterMs: 0, budget })

const isAskedToWait = (status: number, { retryAfterMs }: Attempt) =>
  (status === 429 || status === 503) && retryAfterMs !== undefined

function comeBack(
  { method, budget, retryAfterMs = 0 }: Attempt,
  { longestWaitMs }: RetryLimits,
): RequestStep | undefined {
  if (budget.waits === 0 || retryAfterMs > longestWaitMs) return undefined
  return { method, afterMs: retryAfterMs, budget: { ...budget, waits: budget.waits - 1 } }
}

function repeat(
  kind: keyof Budget,
  { budget }: Attempt,
  { repeatAfterMs }: RetryLimits,
): RequestStep | undefined {
  const left = budget[kind]
  if (left === 0) return undefined
  return { method: 'GET', afterMs: repeatAfterMs, budget: { ...budget, [kind]: left - 1 } }
}

const redirects = new Set([301, 302, 303, 307, 308])

export function redirectIn(
  { status, header }: Answer,
  from: URL,
): Extract<Hop, { kind: 'redirect' }> | undefined {
  if (!redirects.has(status)) return undefined
  const location = header('location')
  const to = location === undefined ? null : URL.parse(fromWire(location), from)
  return { kind: 'redirect', status, to: to ?? undefined, setsCookie: header('set-cookie') !== undefined }
}

/** Headers arrive as Latin-1; hosts without escapes send UTF-8. */
const fromWire = (value: string) =>
  /[\x80-\xff]/.test(value) ? Buffer.from(value, 'latin1').toString() : value
