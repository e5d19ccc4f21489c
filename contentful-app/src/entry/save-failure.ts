import { refusalOf } from '../contentful/refusal.ts'

/**
 * Why Contentful did not store a change. `silent`: no answer, or a failure of the service. `busy`: too many requests.
 * `changing`: colleagues store newer versions faster than this one arrives.
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

/** The one that a person should hear of first comes first. */
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

/** Browsers and HTTP clients say in words only that the network failed. */
const networkWords = /network error|failed to fetch|load failed|timeout|aborted|does not answer/i

/** The host passes on its errors as it likes. One without a code, a status or known words is a refusal. */
export function saveFailureOf(error: unknown): SaveFailure {
  const { codes, status } = refusalOf(error)
  const named = codes.map((code) => byCode[String(code)]).find((failure) => failure !== undefined)
  if (named) return named
  if (typeof status === 'number') return status >= 500 ? 'silent' : (byStatus[status] ?? 'refused')
  return networkWords.test(String(Object(error).message)) ? 'silent' : 'refused'
}
