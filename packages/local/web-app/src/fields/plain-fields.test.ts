import { expect, test } from 'vitest'
import { composeDate, partsOfDate } from './plain-fields.tsx'

test.each(['2025-07-15', '2025-07-15T09:30Z', '2025-07-15T09:30-05:00'])(
  '%s survives being edited',
  (date) => {
    expect(composeDate(partsOfDate(date))).toBe(date)
  },
)

test('seconds are not edited', () => {
  expect(composeDate(partsOfDate('2025-07-15T09:30:15.000Z'))).toBe('2025-07-15T09:30Z')
})

test('without a day there is no date', () => {
  expect(composeDate({ day: '', time: '09:30', zone: 'Z' })).toBeUndefined()
})

test('a zone that is half typed counts as UTC', () => {
  expect(composeDate({ day: '2025-07-15', time: '09:30', zone: '+0' })).toBe('2025-07-15T09:30Z')
})
