import { refusalOf } from '../contentful/refusal.ts'

/**
 * `silent`: no response or a service failure. `busy`: too many requests. `changing`: colleagues store newer versions
 * faster than this one arrives.
 */
export type SaveFailure =
  | 'conflict'
  | 'missing'
  | 'forbidden'
  | 'signedOut'
  | 'refused'
  | 'changing'
  | 'silent'
  | 'busy'

/** In order of urgency. */
export const saveFailures: readonly SaveFailure[] = [
  'conflict',
  'missing',
  'forbidden',
  'signedOut',
  'refused',
  'changing',
  'silent',
  'busy',
]

const byStatus: Readonly<Record<number, SaveFailure>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'missing',
  409: 'changing',
  422: 'refused',
  429: 'busy',
}

const byCode: Readonly<Record<string, SaveFailure>> = {
  AccessTokenInvalid: 'signedOut',
  AccessDenied: 'forbidden',
  Forbidden: 'forbidden',
  NotFound: 'missing',
  VersionMismatch: 'changing',
  RateLimitExceeded: 'busy',
  CONFLICT: 'conflict',
  CHANGING: 'changing',
  NO_ANSWER: 'silent',
  ServerError: 'silent',
}

/** Browsers and HTTP clients report a network failure only in words. */
const networkWords = /network error|failed to fetch|load failed|timeout|aborted|does not answer/i

/** The host does not define the shape of its errors. An unknown error counts as a refusal. */
export function saveFailureOf(error: unknown): SaveFailure {
  const { codes, status } = refusalOf(error)
  const named = codes.map((code) => byCode[String(code)]).find((failure) => failure !== undefined)
  if (named) return named
  if (typeof status === 'number') return status >= 500 ? 'silent' : (byStatus[status] ?? 'refused')
  return networkWords.test(String(Object(error).message)) ? 'silent' : 'refused'
}
