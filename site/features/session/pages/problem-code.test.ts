import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { isProblemCode, problemCode, problemPath } from './problem-code.ts'

const failure = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code })

test.each([
  ['AU-034', failure('discovery_error'), 'timeout'],
  ['AU-034', failure('authorization_code_grant_request_error'), 'timeout'],
  ['AU-035', failure('authorization_error', failure('access_denied')), 'cancelled'],
  ['AU-036', failure('missing_refresh_token'), 'missing_refresh_token'],
  ['AU-037', failure('invalid_state'), 'state_mismatch'],
  ['AU-037', failure('missing_state'), 'state_mismatch'],
  ['AU-039', failure('authorization_error', failure('login_required')), 'login_required'],
  ['AU-040', failure('authorization_error', failure('mfa_required')), 'mfa_required'],
  ['AU-041', failure('authorization_error', failure('server_error')), 'login_failed'],
  ['AU-041', new Error('anything else'), 'login_failed'],
  ['AU-041', failure('constructor'), 'login_failed'],
  ['AU-042', failure('authorization_code_grant_error', failure('invalid_grant')), 'token_failed'],
])('%s: %s is explained as %s', (_, error, code) => {
  expect(problemCode(error)).toBe(code)
})

test('AU-041, AU-042, ER-009, ER-010: the default messages are those of the specification', () => {
  expect(messages.problems.login_failed.heading).toBe('Login failed')
  expect(messages.problems.token_failed.heading).toBe('Get access token failed')
  expect(messages.notLoggedIn).toBe('not logged in')
})

test('the page of a problem knows where the next attempt leads', () => {
  expect(problemPath('timeout', '/a?b#c')).toBe('/auth/problem?code=timeout&returnTo=%2Fa%3Fb%23c')
  expect(problemPath('timeout')).toBe('/auth/problem?code=timeout')
  expect(isProblemCode('toString')).toBe(false)
})
