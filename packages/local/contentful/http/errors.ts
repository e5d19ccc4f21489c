import type { StorePlace } from '../store/kinds.ts'

type Details = Record<string, unknown>

/** `code` is Contentful's `sys.id`. */
export class ContentfulError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Details | undefined

  constructor(status: number, code: string, about: { message: string; details?: Details }) {
    super(about.message)
    this.status = status
    this.code = code
    this.details = about.details
  }
}

/** From `details.errors` of a 422 or an invalid query. */
export type WireProblem = {
  name: string
  path?: (string | number)[]
  details?: string
  [more: string]: unknown
}

export const notFound = (type: string, id: string, place?: StorePlace) =>
  new ContentfulError(404, 'NotFound', {
    message: 'The resource could not be found.',
    details: {
      type,
      id,
      ...(place?.environment ? { environment: place.environment } : {}),
      ...(place?.space ? { space: place.space } : {}),
    },
  })

export const badRequest = (message: string, details?: Details) =>
  new ContentfulError(400, 'BadRequest', { message, details })

export const invalidQuery = (errors: WireProblem[]) =>
  new ContentfulError(400, 'InvalidQuery', {
    message:
      'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    details: { errors },
  })

export const accessTokenInvalid = () =>
  new ContentfulError(401, 'AccessTokenInvalid', {
    message: 'The access token you sent could not be found or is invalid.',
  })

export const accessDenied = () =>
  new ContentfulError(403, 'AccessDenied', { message: 'Forbidden', details: { reasons: 'Forbidden' } })

/** Contentful gives no message for a stale version. */
export const versionMismatch = (sent: unknown) =>
  new ContentfulError(409, 'VersionMismatch', {
    message: sent === undefined ? 'Please pass sys.version as HTTP header "X-Contentful-Version"' : '',
  })

export const validationFailed = (errors: WireProblem[], message = 'Validation error') =>
  new ContentfulError(422, 'ValidationFailed', { message, details: { errors } })

/** Contentful's wording: `"entities[0].sys" is required`. */
export const isRequired = (path: (string | number)[]): WireProblem => ({
  name: 'any.required',
  path,
  details: `"${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${part}`)).join('')}" is required`,
})

export const unknownField = (errors: WireProblem[]) =>
  new ContentfulError(422, 'UnknownField', { message: 'Unknown field', details: { errors } })

export const invalidEntry = (errors: WireProblem[]) =>
  new ContentfulError(422, 'InvalidEntry', { message: 'Validation error', details: { errors } })

export const unresolvedLinks = (errors: WireProblem[]) =>
  new ContentfulError(422, 'UnresolvedLinks', {
    message: 'Validation error',
    details: { errors },
  })

export const rateLimitExceeded = () =>
  new ContentfulError(429, 'RateLimitExceeded', {
    message:
      'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
  })

export const addressTooLong = () =>
  new ContentfulError(414, 'RequestURITooLong', { message: 'The address of the request is too long.' })

export function asContentful(error: unknown): ContentfulError {
  if (error instanceof ContentfulError) return error
  const { statusCode, message } = error as { statusCode?: number; message: string }
  if (statusCode === 413) {
    return new ContentfulError(413, 'RequestEntityTooLarge', { message: 'The request body is too large.' })
  }
  if (statusCode !== undefined && statusCode < 500) {
    return new ContentfulError(statusCode, 'BadRequest', { message })
  }
  return new ContentfulError(500, 'ServerError', { message })
}
