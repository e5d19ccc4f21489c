/** How an upstream failed; each kind is handled alike by callers but told apart in logs and tests. */
export type UpstreamFailure =
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'malformed'
  /** The circuit breaker is open: it failed a moment ago and was not asked again. */
  | 'resting'
  /** It answered with a status that is not ours to repair. */
  | 'status'

/** A service we depend on did not give a usable answer. */
export class UpstreamError extends Error {
  readonly code = 'UPSTREAM'
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly failure: UpstreamFailure
  readonly status: number | undefined
  /** Milliseconds that the upstream asks us to wait. */
  readonly retryAfterMs: number | undefined
  /** Private, because a printed error shows its public properties. */
  readonly #response: RefusedResponse | undefined

  constructor(upstream: string, failure: UpstreamFailure, details: Details = {}) {
    super(`${upstream}: ${details.message ?? failure}`, { cause: details.cause })
    this.upstream = upstream
    this.failure = failure
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
    this.#response = details.response
  }

  /** The answer, if its status is of no use to the caller. */
  get response(): RefusedResponse | undefined {
    return this.#response
  }
}

/** The body is text, cut after a few thousand bytes. It may hold personal data: it is not for the log. */
export type RefusedResponse = { status: number; body: string }

type Details = {
  message?: string
  status?: number
  retryAfterMs?: number
  response?: RefusedResponse
  cause?: unknown
}

const mostBodyBytes = 4096

/** The error for an answer whose status its caller cannot use. */
export const refusedAnswer = (
  upstream: string,
  { status, body }: { status: number; body: Buffer },
  details: Details = {},
): UpstreamError =>
  new UpstreamError(upstream, 'status', {
    message: `answered ${status}`,
    status,
    response: { status, body: body.toString('utf8', 0, mostBodyBytes) },
    ...details,
  })

/** By its code, not its class: one process may hold this module twice, and what one copy throws the other catches. */
export const isUpstreamError = (error: unknown): error is UpstreamError =>
  error instanceof Error && 'code' in error && error.code === 'UPSTREAM'

/** True when the upstream itself is in trouble, as opposed to a request it rightly turned down or answered too well. */
export function isOutage(error: unknown): error is UpstreamError {
  if (!isUpstreamError(error)) return false
  const { failure, status = 500 } = error
  return failure === 'status' ? status >= 500 || status === 429 : failure !== 'too-large'
}
