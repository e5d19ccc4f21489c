import { ManagementError, refused, unreachable } from './errors.ts'
import { type Answer, checkWhole, HalfAnswer, type Outgoing, type Send } from './exchange.ts'
import { type PaceClock, paceOf, resetMs } from './pace.ts'
import { type Attempt, isUpload, repetitionOf } from './repetition.ts'

export type TransportOptions = {
  fetch?: typeof fetch
  /** `read` rejects all but GET before sending. */
  access: 'read' | 'write'
  clock?: PaceClock
  random?: () => number
  signal?: AbortSignal
}

const limits = {
  attemptMs: 30_000,
  uploadMs: 120_000,
  /** Extends a large file's deadline, for slow uplinks. */
  uploadBytesPerMs: 250,
  /** For a request with retries; a longer wait is reported instead. */
  wholeMs: 90_000,
}

/** Respects the rate limit, retries requests that are safe to repeat, otherwise throws ManagementError. */
export function transport(options: TransportOptions): Send {
  const { access, signal, random = Math.random } = options
  const clock = options.clock ?? systemClock
  const pace = paceOf(clock)
  let hasAnswered = false

  async function attempt(request: Outgoing): Promise<Attempt> {
    await pace.turn()
    signal?.throwIfAborted()
    try {
      const answer = await exchange(request, options)
      pace.learn(answer)
      hasAnswered ||= answer.status < 500
      return { answer }
    } catch (failure) {
      signal?.throwIfAborted()
      return { failure }
    }
  }

  async function persist(request: Outgoing): Promise<Answer> {
    refuseOtherPath(request)
    const giveUpAt = clock.now() + limits.wholeMs + (isUpload(request.url) ? timeoutMs(request) : 0)
    const repetition = repetitionOf(request, random)
    for (;;) {
      const outcome = await attempt(request)
      const answer = goodAnswer(outcome) ?? (await repetition.recognize(outcome, persist))
      if (answer) return answer
      const waitMs = repetition.waitAfter(outcome, { hasAnswered })
      if (waitMs === undefined || clock.now() + waitMs > giveUpAt) throw errorOf(request, outcome)
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

/** `fetch` resolves `..` in a path: such an id would reach another entry. */
function refuseOtherPath({ method, url }: Outgoing) {
  const { pathname } = new URL(url)
  const [, asked = ''] = /^\w+:\/\/[^/]*([^?]*)/.exec(url) ?? []
  if (asked === pathname) return
  throw new ManagementError(
    'WRONG_PATH',
    `The request ${method} ${asked} leads to ${pathname}: correct the id in it.`,
  )
}

const goodAnswer = (outcome: Attempt) =>
  'answer' in outcome && outcome.answer.status < 400 ? outcome.answer : undefined

function timeoutMs({ url, body }: Outgoing): number {
  if (!isUpload(url)) return limits.attemptMs
  return limits.uploadMs + (body instanceof Blob ? Math.ceil(body.size / limits.uploadBytesPerMs) : 0)
}

async function exchange(request: Outgoing, options: TransportOptions): Promise<Answer> {
  const { method, url, headers, body } = request
  const timeout = AbortSignal.timeout(timeoutMs(request))
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

function errorOf({ method, url }: Outgoing, outcome: Attempt): ManagementError {
  if ('failure' in outcome)
    return outcome.failure instanceof HalfAnswer ? outcome.failure.at(url) : unreachable(url, outcome.failure)
  const { status, body, headers } = outcome.answer
  return refused({ method, url, status, body, waitSeconds: Math.ceil(resetMs(headers) / 1000) })
}

function pause(clock: PaceClock, ms: number, signal?: AbortSignal): Promise<void> {
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

const systemClock: PaceClock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
