import { describe, expect, test } from 'vitest'
import { reasonOf } from './failure-reason.ts'

describe('a refusal in words', () => {
  const invalid = (field: string) =>
    JSON.stringify({ status: 422, details: { errors: [{ name: 'in', path: ['fields', field, 'en-US'] }] } })
  test.each([
    [{ code: 'VersionMismatch', message: '{"status":409}' }, /changed after it was checked/],
    [{ name: 'InvalidEntry', message: invalid('publishGate') }, /blocked until its errors/],
    [{ name: 'InvalidEntry', message: invalid('title') }, /does not accept its fields/],
    [{ code: 'AccessDenied', message: 'Forbidden' }, /do not have permission/],
    [{ message: '{"status":403,"requestId":"409-422"}' }, /do not have permission/],
    [
      { code: 'ValidationFailed', message: '{"status":422,"requestId":"a-409-403"}' },
      /does not accept its fields/,
    ],
    [
      { code: 'RateLimitExceeded', message: '{"status":429,"request":{"url":"/entries/403422409"}}' },
      /too many requests/,
    ],
    [{ code: 'Unknown', status: 409 }, /changed after it was checked/],
    [{ code: 'NotFound', message: '{"status":404}' }, /deleted/],
    [new TypeError('Failed to fetch'), /does not answer/],
    [undefined, /does not answer/],
  ])('%j', (error, words) => expect(reasonOf(error)).toMatch(words))
})
