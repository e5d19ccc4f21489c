import { describe, expect, test } from 'vitest'
import { contentTypeFor } from '../../derive/content-types.ts'
import { dayName } from '../../shared/dates.ts'
import { check } from '../../testing/check.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { shortDayName, timeWords } from './times.ts'

const session = { id: 'a-session', type: 'session', title: 'A session', start: '09:00', end: '10:15' }
const day = { date: '2026-04-17', title: 'Arrive', sessions: [session] }
const schedule = (fields: Record<string, unknown> = {}) =>
  markupOf('scheduler', { internalName: 'x', title: 'Schedule', days: [day], ...fields })

describe('a schedule', () => {
  test('is an accordion of days with the first one open (EV-035, BL-348)', () => {
    const markup = schedule({ days: [day, { ...day, date: '2026-04-18' }] })
    expect(markup.match(/<details class="collapse day" open=""/g)).toHaveLength(1)
    expect(markup.match(/<details/g)).toHaveLength(2)
    expect(markup).toContain('<h3 class="date"><time dateTime="2026-04-17">Friday, April 17</time>')
  })

  test('shows time, zone, room, speakers and credits of a session', () => {
    const full = { ...session, room: 'Room 204', speakers: ['A, MD', 'B, MD'], credits: 1.25 }
    const markup = schedule({ days: [{ ...day, sessions: [full] }], timeZone: 'America/Denver' })
    expect(markup).toContain(
      '<time dateTime="2026-04-17T09:00-06:00">9:00</time> – <time dateTime="2026-04-17T10:15-06:00">10:15 AM</time> MT',
    )
    expect(markup).toMatch(/Room 204.*1\.25 credits/)
    expect(markup).toContain('A, MD; B, MD')
  })

  test('writes each instant with the offset of the session’s own zone on that day', () => {
    const sessions = [
      { ...session, timeZone: 'America/Phoenix' },
      { ...session, id: 'late', start: '22:00', end: '01:00', endsNextDay: true },
    ]
    const markup = schedule({
      days: [{ ...day, date: '2026-03-07', sessions }],
      timeZone: 'America/New_York',
    })
    expect(markup).toContain('dateTime="2026-03-07T09:00-07:00"')
    expect(markup).toContain('dateTime="2026-03-08T01:00-05:00">1:00 AM</time> ET (next day)')
  })

  test('links to its days, and each session has a place to link to', () => {
    const markup = schedule({ days: [day, { ...day, date: '2026-04-18', sessions: [] }] })
    const places = [...markup.matchAll(/<a name="([^"]+)"/g)].map(([, name]) => name)
    const links = [...markup.matchAll(/href="#([^"]+)">(\w+, Apr \d+)</g)]
    expect(links.map(([, , words]) => words)).toEqual(['Fri, Apr 17', 'Sat, Apr 18'])
    for (const [, name] of links) expect(places).toContain(name)
    expect(places.filter((name) => name?.endsWith('-a-session'))).toHaveLength(1)
    expect(schedule()).not.toContain('<nav')
  })

  test('has filters for the types and tracks that differ, from six sessions on', () => {
    const some = (count: number, extra: object = {}) =>
      Array.from({ length: count }, (_, index) => ({ ...session, id: `s-${index}`, ...extra }))
    const withSessions = (sessions: object[]) => schedule({ days: [{ ...day, sessions }] })
    expect(withSessions(some(5))).not.toContain('<search')
    expect(withSessions(some(6))).toContain('<input type="search"')
    expect(withSessions(some(6))).not.toContain('<select')
    const other = { ...session, id: 'b', type: 'wellness', track: 'Health' }
    const both = withSessions([...some(5, { track: 'Finance' }), other])
    expect(both).toMatch(/name="type".*All types<.*value="session".*value="wellness"/)
    expect(both).toMatch(/name="track".*All tracks<.*value="Finance".*value="Health"/)
  })

  test('has a button for each session that says that it is not chosen', () => {
    expect(schedule()).toMatch(
      /<button type="button"[^>]* aria-pressed="false" aria-label="Add to my schedule: A session">/,
    )
  })

  test('says when the event is, with the year that its days leave out', () => {
    expect(schedule({ startDate: '2026-04-17', endDate: '2026-04-19' })).toContain(
      '<p class="dates">Apr 17 – 19, 2026</p>',
    )
    expect(schedule({ startDate: '2026-04-17' })).toContain('<p class="dates">Apr 17, 2026</p>')
    expect(schedule()).not.toContain('class="dates"')
  })

  test('says that a day is not settled', () => {
    expect(schedule({ days: [{ ...day, sessions: [] }] })).toContain('not settled yet')
  })

  test('without days is nothing', () => {
    for (const days of [undefined, [], 'tomorrow', [{ date: 'soon' }]])
      expect(schedule({ days })).not.toContain('schedule')
  })

  test('leaves out unreadable parts and keeps the rest', () => {
    const markup = schedule({ days: [null, { date: '2026-13-40' }, { ...day, sessions: [1, {}, session] }] })
    expect(markup.match(/<li class="item session"/g)).toHaveLength(1)
  })
})

test.each([
  ['session', 'Session'],
  ['wellness', 'Wellness'],
  ['breakfast', 'Breakfast'],
  ['general', 'General session'],
  ['optional', 'Optional'],
])('a session of the type %s has its color, and says it (%s, EV-036 to EV-040)', (type, words) => {
  const markup = schedule({ days: [{ ...day, sessions: [{ ...session, type }] }] })
  expect(markup).toContain(`<li class="item ${type}"`)
  expect(markup).toContain(`<p class="type">${words}</p>`)
})

test('the Vanguard schedule has another look and no legend (EV-041, BL-367)', () => {
  const sessions = [session, { ...session, type: 'wellness' }]
  expect(schedule({ days: [{ ...day, sessions }] })).toContain('aria-label="Kinds of sessions"')
  const vanguard = schedule({ kind: 'vanguard', days: [{ ...day, sessions }] })
  expect(vanguard).toContain('class="band schedule vanguard"')
  expect(vanguard).not.toContain('Kinds of sessions')
})

test('times and days are written as Americans write them', () => {
  expect(timeWords('08:15', '09:30')).toEqual({ start: '8:15', end: '9:30 AM' })
  expect(timeWords('11:30', '13:00')).toEqual({ start: '11:30 AM', end: '1:00 PM' })
  expect(timeWords('00:00', undefined)).toEqual({ start: '12:00 AM' })
  expect(timeWords('08:15', '07:30', true)).toEqual({ start: '8:15 AM', end: '7:30 AM' })
  expect(shortDayName('2026-04-17')).toBe('Fri, Apr 17')
  expect(dayName('2026-04-17')).toBe('Friday, April 17')
})

describe('the rules', () => {
  const told = (fields: Record<string, unknown>) =>
    check(typeOf('scheduler'), { internalName: 'x', days: [day], ...fields }).map(({ message }) => message)

  test('find nothing in a good schedule', () => {
    expect(told({ startDate: '2026-04-17', endDate: '2026-04-17' })).toEqual([])
  })

  test.each([
    [{ days: {} }, 'must be a list'],
    [{ days: [day, { ...day, date: 'Friday' }] }, 'Day 2: needs a “date”'],
    [{ days: [{ ...day, sessions: [{ ...session, title: '' }] }] }, 'Day 1, session 1: needs a “title”'],
    [
      { days: [{ ...day, sessions: [{ ...session, end: '08:00' }] }] },
      'session 1: “end” must be a time after its start',
    ],
    [{ days: [{ ...day, sessions: [{ ...session, type: 'lunch' }] }] }, 'must be one of session, wellness'],
    [{ days: [] }, 'has no days'],
    [{ startDate: '2026-04-18', endDate: '2026-04-19' }, 'not between the first and the last day'],
    [{ startDate: '2026-04-18', endDate: '2026-04-17' }, 'ends before it begins'],
  ])('report %j', (fields, words) => {
    expect(told(fields).join(' ')).toContain(words)
  })
})

function typeOf(id: string) {
  const type = contentTypeFor(id)
  if (!type) throw new Error(`There is no ${id}.`)
  return type
}
