/** Callers handle all alike; logs and tests distinguish them. */
export type UpstreamFailure =
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'malformed'
  /** The circuit breaker is open. */
  | 'resting'
  /** The caller cannot use this HTTP status. */
  | 'status'

export class UpstreamError extends Error {
  readonly code = 'UPSTREAM'
  override readonly name = 'UpstreamError'
  readonly upstream: string
  readonly failure: UpstreamFailure
  readonly status: number | undefined
  /** The requested wait, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** Private: a printed error shows public properties. */
  readonly #response: RefusedResponse | undefined

  constructor(upstream: string, failure: UpstreamFailure, details: Details = {}) {
    super(`${upstream}: ${details.message ?? failure}`, { cause: details.cause })
    this.upstream = upstream
    this.failure = failure
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
    this.#response = details.response
  }

  /** Present if its status is the failure. */
  get response(): RefusedResponse | undefined {
    return this.#response
  }
}

/** Cut after a few thousand bytes. Must not be logged: it can contain personal data. */
export type RefusedResponse = { status: number; body: string }

type Details = {
  message?: string
  status?: number
  retryAfterMs?: number
  response?: RefusedResponse
  cause?: unknown
}

const mostBodyBytes = 4096

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

/** Checks the code, not the class: one process can load this module twice. */
export const isUpstreamError = (error: unknown): error is UpstreamError =>
  error instanceof Error && 'code' in error && error.code === 'UPSTREAM'

/** True if the service is in trouble, not if it rejects a bad request or its response is too large. */
export function isOutage(error: unknown): error is UpstreamError {
  if (!isUpstreamError(error)) return false
  const { failure, status = 500 } = error
  return failure === 'status' ? status >= 500 || status === 429 : failure !== 'too-large'
}
