import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calendar, CalendarEvent } from '../calendar.ts'
import { readCalendar } from '../testing/read-calendar.ts'
import { icsOf, storable } from './ics.ts'

const minuteMs = 60_000
const event: CalendarEvent = {
  uid: 'opening.schedule.events@example.org',
  revision: 3,
  updated: Date.parse('2026-02-01T10:20:30.400Z'),
  title: 'Opening',
  time: {
    kind: 'clock',
    start: Date.parse('2026-04-17T13:15:00Z'),
    end: Date.parse('2026-04-17T14:30:00Z'),
    zone: 'America/Chicago',
  },
}
const fileOf = (changes: Partial<CalendarEvent> = {}, calendar: Partial<Calendar> = {}) =>
  icsOf({ name: 'Schedule', updated: event.updated, events: [{ ...event, ...changes }], ...calendar })
const eventIn = (changes: Partial<CalendarEvent> = {}) => readCalendar(fileOf(changes)).events[0]

test('a calendar has these lines, for a subscription and a zone with two clock changes a year', () => {
  const file = fileOf({}, { source: 'https://example.org/api/calendar/events/schedule.ics' })
  expect(file.split('\r\n')).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Association//Calendar//EN",
      "CALSCALE:GREGORIAN",
      "NAME:Schedule",
      "X-WR-CALNAME:Schedule",
      "LAST-MODIFIED:20260201T102030Z",
      "SOURCE;VALUE=URI:https://example.org/api/calendar/events/schedule.ics",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VTIMEZONE",
      "TZID:America/Chicago",
      "BEGIN:DAYLIGHT",
      "DTSTART:20250309T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
      "TZOFFSETFROM:-0600",
      "TZOFFSETTO:-0500",
      "TZNAME:CDT",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:20251102T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0600",
      "TZNAME:CST",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:opening.schedule.events@example.org",
      "DTSTAMP:20260201T102030Z",
      "LAST-MODIFIED:20260201T102030Z",
      "SEQUENCE:3",
      "DTSTART;TZID=America/Chicago:20260417T081500",
      "DTEND;TZID=America/Chicago:20260417T093000",
      "SUMMARY:Opening",
      "STATUS:CONFIRMED",
      "TRANSP:OPAQUE",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `)
})

describe('instants', () => {
  const zones = [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
  ]
  /** All five zones change their clocks in these hours (UTC). */
  const halfHours = (from: string) =>
    Array.from({ length: 48 }, (_, at) => Date.parse(from) + at * 30 * minuteMs)
  const instants = [...halfHours('2026-03-08T00:00Z'), ...halfHours('2026-11-01T00:00Z')]

  test.each(zones)('in %s are the same after a program read them, across both clock changes', (zone) => {
    const events = instants.map((start) => ({
      ...event,
      uid: String(start),
      time: { kind: 'clock', start, end: start + 90 * minuteMs, zone } as const,
    }))
    const read = readCalendar(icsOf({ name: zone, updated: 0, events })).events
    expect(read.map(({ start, end }) => [start, end])).toEqual(
      instants.map((start) => [start, start + 90 * minuteMs].map((at) => new Date(at).toISOString())),
    )
  })

  test.each([
    ['Europe/London', '2026-10-25T00:30:00.000Z'],
    ['Europe/Dublin', '2026-03-29T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['Africa/Casablanca', '2026-03-22T02:30:00.000Z'],
    ['Asia/Kathmandu', '2026-04-17T02:30:00.000Z'],
    ['America/St_Johns', '2027-01-01T03:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31T10:00:00.000Z'],
    ['+05:30', '2026-04-17T02:30:00.000Z'],
    ['Asia/Hovd', '2008-01-01T00:00:00.000Z'],
    ['America/Chicago', '1066-10-14T14:15:00.000Z'],
    ['America/Chicago', '9999-04-17T14:15:00.000Z'],
    ['UTC', '2026-12-31T23:30:00.000Z'],
  ])('in %s survive, at %s', (zone, instant) => {
    const time = { kind: 'clock', start: Date.parse(instant), zone } as const
    expect(eventIn({ time })).toMatchObject({ start: instant, end: undefined })
  })

  test('in any zone and year survive', () => {
    const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const anyMinute = fc.integer({ min: Date.UTC(2008, 0) / minuteMs, max: Date.UTC(2040, 0) / minuteMs })
    fc.assert(
      fc.property(anyZone, anyMinute, (zone, minute) => {
        const start = minute * minuteMs
        expect(eventIn({ time: { kind: 'clock', start, zone } })?.start).toBe(new Date(start).toISOString())
      }),
      { numRuns: 60 },
    )
  })
})

test('a zone whose clock never changes has one offset', () => {
  const time = { kind: 'clock', start: event.updated, zone: 'America/Phoenix' } as const
  const file = fileOf({ time })
  expect(file.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toEqual(['BEGIN:STANDARD'])
  expect(file).toContain('TZOFFSETTO:-0700\r\nTZNAME:MST')
})

test('whole days include the last one', () => {
  const file = fileOf({ time: { kind: 'days', first: '2026-10-23', last: '2026-10-31' } })
  expect(file).toContain('DTSTART;VALUE=DATE:20261023\r\nDTEND;VALUE=DATE:20261101\r\n')
  expect(file).not.toContain('VTIMEZONE')
})

describe('any text', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.string({ unit: 'grapheme', maxLength: 500 }),
    fc.string({
      unit: fc.constantFrom('👩🏽‍⚕️', 'שלום', 'é', 'a', ',', ';', '\\', '\n', '\r', ' ', '\t', '"', ':'),
    }),
  )
  const title = words.filter((text) => storable(text).trim() !== '')

  test('is the same after a program read it, in lines of at most 75 bytes', () => {
    fc.assert(
      fc.property(fc.array(title, { minLength: 6, maxLength: 6 }), (texts) => {
        const [name = '', summary = '', description = '', location = '', ...categories] = texts
        const file = fileOf({ title: summary, description, location, categories }, { name })
        const [read] = readCalendar(file).events
        expect(readCalendar(file).name).toBe(storable(name))
        expect(read).toMatchObject({
          title: storable(summary),
          description: storable(description),
          location: storable(location),
          categories: categories.map(storable),
        })
        const lines = file.split('\r\n')
        expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
        expect(lines.filter((line) => !line.isWellFormed())).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('keeps every kind of line break as one, and no other control character', () => {
    expect(eventIn({ title: 'a\r\nb\rc\u2028d\u0085e\u0000\u0007f' })?.title).toBe('a\nb\nc\nd\nef')
  })

  test('never ends a line or begins a property', () => {
    const file = fileOf({ title: 'x\r\nATTENDEE:mailto:a@b', url: 'javascript:alert(1)\r\nX:1' })
    expect(file).not.toMatch(/^(ATTENDEE|X):/m)
  })
})

test('an empty calendar is a calendar', () => {
  expect(readCalendar(icsOf({ name: 'Nothing', updated: 0, events: [] })).events).toEqual([])
})
