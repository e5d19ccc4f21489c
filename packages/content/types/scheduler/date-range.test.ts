import { describe, expect, test } from 'vitest'
import { isInRange } from './model.ts'

const april = { start: '2026-04-17', end: '2026-04-19' }

describe('a range of days (EV-042, VA-006)', () => {
  test('includes the whole last day in UTC, to its last millisecond', () => {
    expect(isInRange('2026-04-19T23:59:59.999Z', april)).toBe(true)
    expect(isInRange('2026-04-20T00:00:00.000Z', april)).toBe(false)
  })

  test('begins with the first moment of the first day in UTC', () => {
    expect(isInRange('2026-04-17T00:00:00.000Z', april)).toBe(true)
    expect(isInRange('2026-04-16T23:59:59.999Z', april)).toBe(false)
  })

  test('counts days in UTC for a moment in any zone', () => {
    expect(isInRange('2026-04-19T20:00:00-05:00', april)).toBe(false)
  })

  test('may be open at either end', () => {
    expect(isInRange('1999-01-01', { end: april.end })).toBe(true)
    expect(isInRange('2099-01-01', { start: april.start })).toBe(true)
  })

  test('does not contain an invalid date', () => expect(isInRange('soon', {})).toBe(false))

  test('takes ends that carry a time of day', () => {
    expect(isInRange('2026-04-19T23:00:00Z', { end: '2026-04-19T08:00:00Z' })).toBe(true)
  })
})
