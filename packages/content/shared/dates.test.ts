import { describe, expect, test, vi } from 'vitest'
import { dayOf, fullDate, monthAndYear } from './dates.ts'

test('a date is its full month name, day and year', () => expect(fullDate('2026-07-04')).toBe('July 4, 2026'))

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])('in %s', (zone) => {
  test('a day is the day that was written', () => {
    vi.stubEnv('TZ', zone)
    expect(fullDate('2026-01-01')).toBe('January 1, 2026')
    expect(fullDate('2026-12-31T23:30-05:00')).toBe('December 31, 2026')
    expect(monthAndYear('2026-05-01')).toBe('May 2026')
    vi.unstubAllEnvs()
  })
})

test.each([undefined, '', 'soon', '2026-13-45', '2026-02-31', '04/07/2026'])('%j is no date', (written) => {
  expect(fullDate(written)).toBeUndefined()
  expect(dayOf(written)).toBeUndefined()
})
