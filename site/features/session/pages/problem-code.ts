import { messages, type ProblemCode } from './messages.ts'

const codes: Readonly<Record<string, ProblemCode>> = {
  access_denied: 'cancelled',
  IDENTITY_REFUSED: 'token_failed',
  consent_required: 'login_required',
  discovery_error: 'timeout',
  authorization_code_grant_request_error: 'timeout',
  temporarily_unavailable: 'timeout',
  authorization_code_grant_error: 'token_failed',
  account_selection_required: 'login_required',
  interaction_required: 'login_required',
  invalid_state: 'state_mismatch',
  missing_state: 'state_mismatch',
}

export function problemCode(error: unknown): ProblemCode {
  const known = errorCodes(error).flatMap((code) => {
    if (Object.hasOwn(codes, code)) return [codes[code] as ProblemCode]
    return isProblemCode(code) ? [code] : []
  })
  return known[0] ?? 'login_failed'
}

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(messages.problems, code)

/** The provider's code comes before the SDK's. */
export const errorCodes = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...errorCodes(error.cause), ...own]
}

export const problemPath = (code: ProblemCode, returnTo = '/') =>
  `/auth/problem?${new URLSearchParams({ code, ...(returnTo !== '/' && { returnTo }) })}`
