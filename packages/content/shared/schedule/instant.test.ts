import { describe, expect, test } from 'vitest'
import { dayAfter, instantOf, isZone, withOffset } from './instant.ts'
import { sessionSpan } from './session-span.ts'

/** Most American zones skip 2:00 to 3:00 on March 8, 2026, and repeat 1:00 to 2:00 on November 1. */
test.each([
  {
    local: '2026-03-07 12:00',
    zone: 'America/New_York',
    instant: '2026-03-07T17:00Z',
    written: '2026-03-07T12:00-05:00',
  },
  {
    local: '2026-03-08 01:59',
    zone: 'America/Chicago',
    instant: '2026-03-08T07:59Z',
    written: '2026-03-08T01:59-06:00',
  },
  {
    local: '2026-03-08 02:30',
    zone: 'America/Chicago',
    instant: '2026-03-08T08:30Z',
    written: '2026-03-08T03:30-05:00',
  },
  {
    local: '2026-03-08 03:00',
    zone: 'America/Chicago',
    instant: '2026-03-08T08:00Z',
    written: '2026-03-08T03:00-05:00',
  },
  {
    local: '2026-03-08 02:30',
    zone: 'America/Phoenix',
    instant: '2026-03-08T09:30Z',
    written: '2026-03-08T02:30-07:00',
  },
  {
    local: '2026-11-01 00:59',
    zone: 'America/Denver',
    instant: '2026-11-01T06:59Z',
    written: '2026-11-01T00:59-06:00',
  },
  {
    local: '2026-11-01 01:30',
    zone: 'America/Denver',
    instant: '2026-11-01T07:30Z',
    written: '2026-11-01T01:30-06:00',
  },
  {
    local: '2026-11-01 02:00',
    zone: 'America/Los_Angeles',
    instant: '2026-11-01T10:00Z',
    written: '2026-11-01T02:00-08:00',
  },
  {
    local: '2026-11-01 23:59',
    zone: 'America/New_York',
    instant: '2026-11-02T04:59Z',
    written: '2026-11-01T23:59-05:00',
  },
  {
    local: '2026-03-29 01:30',
    zone: 'Europe/London',
    instant: '2026-03-29T01:30Z',
    written: '2026-03-29T02:30+01:00',
  },
  {
    local: '2026-10-25 01:30',
    zone: 'Europe/London',
    instant: '2026-10-25T00:30Z',
    written: '2026-10-25T01:30+01:00',
  },
  {
    local: '2026-10-04 02:15',
    zone: 'Australia/Lord_Howe',
    instant: '2026-10-03T15:45Z',
    written: '2026-10-04T02:45+11:00',
  },
  {
    local: '2026-04-17 08:15',
    zone: 'Asia/Kathmandu',
    instant: '2026-04-17T02:30Z',
    written: '2026-04-17T08:15+05:45',
  },
  {
    local: '2026-12-31 23:30',
    zone: 'America/St_Johns',
    instant: '2027-01-01T03:00Z',
    written: '2026-12-31T23:30-03:30',
  },
  { local: '2026-01-01 00:00', zone: 'UTC', instant: '2026-01-01T00:00Z', written: '2026-01-01T00:00+00:00' },
])('$local in $zone is $instant', ({ local, zone, instant, written }) => {
  const at = instantOf(local.slice(0, 10), local.slice(11), zone)
  expect(new Date(at)).toEqual(new Date(instant))
  expect(withOffset(at, zone)).toBe(written)
})

test.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['America/Springfield', false],
  ['', false],
])('the zone “%s” is known: %s', (zone, isKnown) => expect(isZone(zone)).toBe(isKnown))

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2026-03-08')).toBe('2026-03-09')
})

describe('the span of a session', () => {
  const hours = ({ start, end = start }: { start: number; end?: number }) => (end - start) / 3_600_000

  test('past midnight ends on the next day', () => {
    const late = { start: '22:00', end: '01:00', endsNextDay: true }
    expect(hours(sessionSpan('2026-04-17', late, 'America/Chicago'))).toBe(3)
  })

  test('counts the hour that a clock change skips or repeats', () => {
    const night = { start: '22:00', end: '06:00', endsNextDay: true }
    expect(hours(sessionSpan('2026-03-07', night, 'America/Chicago'))).toBe(7)
    expect(hours(sessionSpan('2026-10-31', night, 'America/Chicago'))).toBe(9)
    expect(hours(sessionSpan('2026-10-31', night, 'America/Phoenix'))).toBe(8)
  })

  test('is in the zone of the session, else in that of the schedule', () => {
    const talk = { start: '09:00', timeZone: 'America/Los_Angeles' }
    const own = sessionSpan('2026-04-17', talk, 'America/Chicago').start
    const zoneless = sessionSpan('2026-04-17', { start: '11:00' }, 'America/Chicago').start
    expect(own).toBe(zoneless)
  })

  test('has no end if the schedule lacks one or the clock skips it', () => {
    expect(sessionSpan('2026-04-17', { start: '09:00' }, 'UTC')).not.toHaveProperty('end')
    const skipped = { start: '02:45', end: '03:15' }
    expect(sessionSpan('2026-03-08', skipped, 'America/Chicago')).not.toHaveProperty('end')
  })
})
