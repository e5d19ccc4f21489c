export class ManagementError extends Error {
  override readonly name = 'ManagementError'
  readonly code: ManagementErrorCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Contentful's validation errors. */
  readonly details: readonly Detail[]

  constructor(code: ManagementErrorCode, message: string, { status = 0, details = [], cause }: Extra = {}) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.details = details
  }
}

export type ManagementErrorCode =
  | 'UNREACHABLE'
  | 'UNREADABLE'
  | 'UNAUTHORISED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'INVALID'
  | 'RATE_LIMITED'
  | 'FAILED'
  | 'READ_ONLY'
  | 'WRONG_PATH'

type Extra = { status?: number; details?: readonly Detail[]; cause?: unknown }
type Detail = { name?: string; path?: readonly (string | number)[]; details?: string }
type ErrorBody = {
  message?: string
  details?: { errors?: readonly Detail[]; type?: string; id?: string }
  requestId?: string
}

/** A stale version or a taken id. */
export const isConflict = (error: unknown) => error instanceof ManagementError && error.code === 'CONFLICT'
export const isNotFound = (error: unknown) => error instanceof ManagementError && error.code === 'NOT_FOUND'

export function unreachable(url: string, cause: unknown): ManagementError {
  const reason = cause instanceof Error ? reasonOf(cause) : String(cause)
  return new ManagementError(
    'UNREACHABLE',
    `The Management API at ${new URL(url).host} does not answer (${reason}): start the local services with ` +
      '`npm start`, or check CONTENTFUL_MANAGEMENT_HOST and the network.',
    { cause },
  )
}

export type ManagementRefusal = {
  method: string
  url: string
  status: number
  body: string
  waitSeconds?: number
}

export function refused(refusal: ManagementRefusal): ManagementError {
  const body = parse(refusal.body)
  const { code, message } = explain(refusal, body)
  return new ManagementError(code, message, {
    status: refusal.status,
    details: body.details?.errors,
  })
}

function explain(
  { method, url, status, waitSeconds }: ManagementRefusal,
  body: ErrorBody,
): { code: ManagementErrorCode; message: string } {
  const path = new URL(url).pathname
  const said = body.message ? ` Contentful says: ${body.message}` : ''
  if (status === 401)
    return {
      code: 'UNAUTHORISED',
      message:
        'Contentful refuses the token: CONTENTFUL_MANAGEMENT_TOKEN is wrong or has expired; make one at Settings → CMA tokens.',
    }
  if (status === 403)
    return {
      code: 'FORBIDDEN',
      message: `The token may not ${method} ${path}: give its user the role that may.${said}`,
    }
  if (status === 404)
    return {
      code: 'NOT_FOUND',
      message: `${path} does not exist, or the token cannot see it: check the space ids and CONTENTFUL_ENVIRONMENT, or --env.`,
    }
  if (status === 409)
    return {
      code: 'CONFLICT',
      message: `Someone else changed ${path} at the same time: run the command again.`,
    }
  if (status === 429)
    return {
      code: 'RATE_LIMITED',
      message: `Contentful’s rate limit is used up: run the command again in ${waitSeconds ?? 60} s.`,
    }
  if (status < 500)
    return { code: 'INVALID', message: `Contentful refuses ${method} ${path}: ${problemsOf(body)}` }
  const reference = body.requestId ? ` (request ${body.requestId})` : ''
  return {
    code: 'FAILED',
    message: `Contentful failed with ${status} on ${method} ${path}${reference}: run the command again later.`,
  }
}

function problemsOf({ message, details }: ErrorBody): string {
  const problems = (details?.errors ?? []).map(({ name, path, details: text }) =>
    [path?.join('.'), text ?? name].filter(Boolean).join(': '),
  )
  return problems.length > 0 ? `${problems.join('; ')}.` : (message ?? 'it gives no reason.')
}

function parse(body: string): ErrorBody {
  try {
    return (JSON.parse(body) ?? {}) as ErrorBody
  } catch {
    return {} // such as a proxy's HTML page
  }
}

function reasonOf(error: Error): string {
  const cause = error.cause as { code?: string } | undefined
  if (error.message === 'terminated') return 'the answer was cut off'
  return cause?.code ?? (error.name === 'TimeoutError' ? 'no answer in time' : error.message)
}
