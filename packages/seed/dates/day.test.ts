import { expect, test } from 'vitest'
import { day, dayOfSeeding, withDatesIn } from './day.ts'

/** A Sunday. */
const seeding = '2026-11-22'
const shown = (text: string, from = seeding) =>
  withDatesIn(text, from, (placeholder) => {
    throw new Error(placeholder)
  })

test.each([
  [day(0), '2026-11-22'],
  [day(-12), '2026-11-10'],
  [day(150), '2027-04-21'],
  [day(20, '18:00-06:00'), '2026-12-12T18:00-06:00'],
  [day('Fri+150'), '2027-04-23'],
  [day('Fri+150+2'), '2027-04-25'],
  [day('Wed+150'), '2027-04-21'],
  [day('Sun-7'), '2026-11-15'],
  [day('Mon-7-1'), '2026-11-15'],
  [day('month-1'), '2026-10-01'],
  [day('month+2'), '2027-01-01'],
  [day('Thu@10-20+120'), '2027-10-21'],
  [day('Thu@10-20+120+2'), '2027-10-23'],
  [day('Thu@12-30+30'), '2026-12-31'],
  [day('Sun@01-01+0'), '2027-01-03'],
])('the value %s is %s', (marker, value) => expect(shown(marker)).toBe(value))

test.each([
  ['We meet on {day+150}.', 'We meet on April 21, 2027.'],
  ['{day+150 short}', 'Apr 21, 2027'],
  ['{day+13 yearless}', 'December 5'],
  ['{weekday+0}, {day Thu+1 yearless}', 'Sunday, November 26'],
  ['{days+150..+152}', 'April 21–23, 2027'],
  ['{days+150..+152 yearless}', 'April 21–23'],
  ['{days Fri+150..Fri+150+2 short}', 'Apr 23–25, 2027'],
  ['{days+158..+161}', 'April 29 – May 2, 2027'],
  ['{days+38..+41}', 'December 30, 2026 – January 2, 2027'],
  ['{month month+1} {year month+2}', 'December 2027'],
  ['Class of {year+150}, in {month+150}', 'Class of 2027, in April'],
  ['{{day-one}} {dayroom} {days} {year}', '{{day-one}} {dayroom} {days} {year}'],
])('%j reads %j', (text, read) => expect(shown(text)).toBe(read))

test('the day moves with the day of seeding', () => {
  expect(shown('{day+1}', '2027-02-27')).toBe('February 28, 2027')
  expect(shown('{day+1}', '2028-02-28')).toBe('February 29, 2028')
})

test('a day of the year moves to the next year when it comes too early', () => {
  expect(shown('{date Thu@10-20+120}', '2027-06-23')).toBe('2027-10-21')
  expect(shown('{date Thu@10-20+120}', '2027-06-24')).toBe('2028-10-26')
  expect(shown('{date Thu@12-30+0}', '2027-01-01')).toBe('2027-12-30')
  expect(shown('{date Fri@12-31+0}', '2027-01-01')).toBe('2027-01-01')
})

test('the day of seeding is that of UTC', () =>
  expect(dayOfSeeding(new Date('2026-11-22T23:30:00-05:00'))).toBe('2026-11-23'))

test.each([
  '{day+15o}',
  '{day +}',
  '{days+5..+2}',
  '{days+5}',
  '{day+5 tiny}',
  '{date Fry+5}',
  '{date Thu@13-01+5}',
  '{date @10-20+5}',
])('%s is reported and stays', (text) => {
  const reported: string[] = []
  expect(withDatesIn(text, seeding, (placeholder) => reported.push(placeholder))).toBe(text)
  expect(reported).toEqual([text])
})
