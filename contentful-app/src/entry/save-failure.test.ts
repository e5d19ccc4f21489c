import { expect, test } from 'vitest'
import { NoAnswerError } from '../base/in-time.ts'
import { saveFailureOf } from './save-failure.ts'
import { ChangingError, ConflictError } from './stored-entry.ts'

test.each([
  [{ code: 'RateLimitExceeded', message: '{"status":429}' }, 'busy'],
  [{ message: '{"status":429,"requestId":"422-403"}' }, 'busy'],
  [new NoAnswerError('Contentful did not answer within 5000 ms.'), 'silent'],
  [new TypeError('Failed to fetch'), 'silent'],
  [{ code: 'Error', message: 'Network Error' }, 'silent'],
  [{ message: '{"status":503}' }, 'silent'],
  [{ name: 'InvalidEntry', message: '{"status":422}' }, 'refused'],
  [new Error('Some fields have problems.'), 'refused'],
  [undefined, 'refused'],
  [{ status: 418 }, 'refused'],
  [{ code: 'AccessDenied' }, 'forbidden'],
  [{ code: 'AccessTokenInvalid', status: 401 }, 'signedOut'],
  [{ code: 'NotFound' }, 'missing'],
  [{ code: 'VersionMismatch' }, 'changing'],
  [new ChangingError('Other people keep changing this entry.'), 'changing'],
  [new ConflictError('Another person changed the same fields.'), 'conflict'],
] as const)('%o is %s', (error, failure) => expect(saveFailureOf(error)).toBe(failure))
