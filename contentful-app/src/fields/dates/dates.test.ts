import { expect, test } from 'vitest'
import { dateWords } from './date-editor.tsx'
import { readDate, writeDate } from './zoned-time.ts'

const chicago = 'America/Chicago'

test.each([
  ['2026-01-05', { day: '2026-01-05', time: '', zone: chicago }],
  ['2026-01-05T09:00-06:00', { day: '2026-01-05', time: '09:00', zone: chicago }],
  ['2026-07-05T09:00-05:00', { day: '2026-07-05', time: '09:00', zone: chicago }],
  ['2026-07-05T09:00-04:00', { day: '2026-07-05', time: '09:00', zone: 'America/New_York' }],
  ['2026-07-05T09:00+00:00', { day: '2026-07-05', time: '09:00', zone: 'UTC' }],
  ['2026-07-05T09:00+05:45', { day: '2026-07-05', time: '09:00', zone: '+05:45' }],
])('%s comes back as it was', (written, read) => {
  expect(readDate(written, chicago)).toEqual(read)
  expect(writeDate(read)).toBe(written)
})

test.each([
  ['2026-01-05T09:00:00.000Z', '2026-01-05T09:00+00:00'],
  ['2026-01-05T09:00:00-0600', '2026-01-05T09:00-06:00'],
])('%s is written as %s', (written, again) => {
  const read = readDate(written, chicago)
  expect(read && writeDate(read)).toBe(again)
})

test.each([undefined, '', 'soon', '2026-1-5', 5])('%j is no date', (written) => {
  expect(readDate(written, chicago)).toBeUndefined()
})

test('the offset follows the clock of the zone, also in the night when it changes', () => {
  const at = (day: string, time: string) => writeDate({ day, time, zone: chicago })
  expect([at('2026-03-08', '01:59'), at('2026-03-08', '03:00'), at('2026-11-01', '03:00')]).toEqual([
    '2026-03-08T01:59-06:00',
    '2026-03-08T03:00-05:00',
    '2026-11-01T03:00-06:00',
  ])
})

test('words say the day, the time of the event and the time of the reader', () => {
  const date = { day: '2026-01-05', time: '09:00', zone: chicago }
  expect([
    dateWords(date, 'Europe/Vienna'),
    dateWords(date, chicago),
    dateWords({ ...date, time: '' }),
    dateWords({ ...date, zone: '+05:45' }, '+05:45'),
  ]).toEqual([
    'Monday, January 5, 2026, 9:00 AM CT (4:00 PM where you are)',
    'Monday, January 5, 2026, 9:00 AM CT',
    'Monday, January 5, 2026',
    'Monday, January 5, 2026, 9:00 AM UTC+05:45',
  ])
})
