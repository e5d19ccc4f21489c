import { ManagementError, refused, unreachable } from './errors.ts'
import { checkWhole, HalfAnswer } from './half-answer.ts'
import { type Clock, paceOf, resetMs } from './pace.ts'

/** A request as the SDK hands it over, and the answer in text. */
export type Outgoing = {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | Uint8Array
}
export type Answer = { status: number; headers: Headers; body: string }
export type Send = (request: Outgoing) => Promise<Answer>

export type TransportOptions = {
  fetch?: typeof fetch
  /** `read` refuses every request but GET before it leaves. */
  access: 'read' | 'write'
  clock?: Clock
  random?: () => number
  /** Stops waiting and sending when it fires. */
  signal?: AbortSignal
}

const limits = {
  attemptMs: 30_000,
  uploadMs: 120_000,
  /** A request and its repetitions; a longer wait is reported instead. */
  wholeMs: 90_000,
  attempts: 6,
  /** A machine that refuses connections seldom starts to listen while we wait. */
  connectionAttempts: 3,
  backoffMs: 400,
  longestBackoffMs: 8_000,
  jitterMs: 200,
}

/** Sends at the pace the API allows, repeats what may be repeated, and throws ManagementError for all else. */
export function transport(options: TransportOptions): Send {
  const { access, signal, random = Math.random } = options
  const clock = options.clock ?? systemClock
  const pace = paceOf(clock)

  async function attempt(request: Outgoing): Promise<Attempt> {
    await pace.turn()
    signal?.throwIfAborted()
    try {
      const answer = await exchange(request, options)
      pace.learn(answer)
      return { answer }
    } catch (failure) {
      signal?.throwIfAborted()
      return { failure }
    }
  }

  async function persist(request: Outgoing): Promise<Answer> {
    const giveUpAt = clock.now() + limits.wholeMs
    for (let count = 1; ; count += 1) {
      const outcome = await attempt(request)
      if ('answer' in outcome && outcome.answer.status < 400) return outcome.answer
      const waitMs = waitFor(outcome, count, random)
      const isHopeless = !mayRepeat(request, outcome, count) || clock.now() + waitMs > giveUpAt
      if (isHopeless) throw errorOf(request, outcome)
      await pause(clock, waitMs, signal)
    }
  }
  return access === 'read' ? onlyReading(persist) : persist
}

function onlyReading(send: Send): Send {
  return async (request) => {
    if (request.method === 'GET') return send(request)
    throw new ManagementError('READ_ONLY', `This command only reads, but tried to ${request.method}.`)
  }
}

type Attempt = { answer: Answer } | { failure: unknown }

async function exchange(
  { method, url, headers, body }: Outgoing,
  options: TransportOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(isUpload(url) ? limits.uploadMs : limits.attemptMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const response = await (options.fetch ?? fetch)(url, {
    method,
    headers,
    body: body as BodyInit | undefined,
    signal,
  })
  const answer = { status: response.status, headers: response.headers, body: await response.text() }
  checkWhole(answer)
  return answer
}

/** A PUT or DELETE names its version, so doing it twice does no harm; an upload makes a new, unused file. */
const isRepeatable = ({ method, url }: Outgoing) => method !== 'POST' || isUpload(url)
const isUpload = (url: string) => new URL(url).pathname.endsWith('/uploads')

function mayRepeat(request: Outgoing, outcome: Attempt, count: number): boolean {
  if ('failure' in outcome)
    return count < limits.connectionAttempts && (isRepeatable(request) || wasNeverSent(outcome.failure))
  const { status } = outcome.answer
  if (status === 429) return true // until the deadline: Contentful did not look at it
  return status >= 500 && isRepeatable(request) && count < limits.attempts
}

const wasNeverSent = (failure: unknown) =>
  failure instanceof Error && (failure.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'

function waitFor(outcome: Attempt, count: number, random: () => number): number {
  if ('answer' in outcome && outcome.answer.status === 429)
    return resetMs(outcome.answer.headers) + random() * limits.jitterMs
  const longest = Math.min(limits.longestBackoffMs, limits.backoffMs * 2 ** count)
  return longest / 2 + (random() * longest) / 2
}

function errorOf({ method, url }: Outgoing, outcome: Attempt): ManagementError {
  if ('failure' in outcome)
    return outcome.failure instanceof HalfAnswer ? outcome.failure.at(url) : unreachable(url, outcome.failure)
  const { status, body, headers } = outcome.answer
  return refused({ method, url, status, body, waitSeconds: Math.ceil(resetMs(headers) / 1000) })
}

/** Waits; a stop ends the wait. */
function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, resolve)
    signal?.addEventListener(
      'abort',
      () => {
        cancel()
        reject(signal.reason)
      },
      { once: true },
    )
  })
}

const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
