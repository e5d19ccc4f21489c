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

  constructor(upstream: string, failure: UpstreamFailure, details: Details = {}) {
    super(`${upstream}: ${details.message ?? failure}`, { cause: details.cause })
    this.upstream = upstream
    this.failure = failure
    this.status = details.status
    this.retryAfterMs = details.retryAfterMs
  }
}

type Details = { message?: string; status?: number; retryAfterMs?: number; cause?: unknown }

/** By its code, not its class: one process may hold this module twice, and what one copy throws the other catches. */
export const isUpstreamError = (error: unknown): error is UpstreamError =>
  error instanceof Error && 'code' in error && error.code === 'UPSTREAM'

/** True when the upstream itself is in trouble, as opposed to a request it rightly turned down or answered too well. */
export function isOutage(error: unknown): error is UpstreamError {
  if (!isUpstreamError(error)) return false
  const { failure, status = 500 } = error
  return failure === 'status' ? status >= 500 || status === 429 : failure !== 'too-large'
}
