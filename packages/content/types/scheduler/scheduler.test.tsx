import { describe, expect, test } from 'vitest'
import { check } from '../../derive/check.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
import { markupOf } from '../../testing/markup-of.ts'
import { dayName, timeSpan } from './times.ts'

const session = { id: 'a-session', type: 'session', title: 'A session', start: '09:00', end: '10:15' }
const day = { date: '2026-04-17', title: 'Arrive', sessions: [session] }
const schedule = (fields: Record<string, unknown> = {}) =>
  markupOf('scheduler', { internalName: 'x', title: 'Schedule', days: [day], ...fields })

describe('a schedule', () => {
  test('is an accordion of days of which the first is open', () => {
    const markup = schedule({ days: [day, { ...day, date: '2026-04-18' }] })
    expect(markup.match(/<details class="collapse day" open="">/g)).toHaveLength(1)
    expect(markup.match(/<details/g)).toHaveLength(2)
    expect(markup).toContain('<h3 class="date"><time dateTime="2026-04-17">Friday, April 17</time>')
  })

  test('shows time, zone, room, speakers and credits of a session', () => {
    const full = { ...session, room: 'Room 204', speakers: ['A, MD', 'B, MD'], credits: 1.25 }
    const markup = schedule({ days: [{ ...day, sessions: [full] }], timeZone: 'America/Denver' })
    expect(markup).toContain('<time dateTime="2026-04-17T09:00">9:00 – 10:15 AM</time> MT')
    expect(markup).toMatch(/Room 204.*1\.25 credits/)
    expect(markup).toContain('A, MD; B, MD')
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

  test('leaves out what cannot be read and keeps the rest', () => {
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
])('a session of the type %s has its colour, and says it', (type, words) => {
  const markup = schedule({ days: [{ ...day, sessions: [{ ...session, type }] }] })
  expect(markup).toContain(`<li class="item ${type}">`)
  expect(markup).toContain(`<p class="type">${words}</p>`)
})

test('the Vanguard schedule looks otherwise, and has no legend', () => {
  const sessions = [session, { ...session, type: 'wellness' }]
  expect(schedule({ days: [{ ...day, sessions }] })).toContain('aria-label="Kinds of sessions"')
  const vanguard = schedule({ kind: 'vanguard', days: [{ ...day, sessions }] })
  expect(vanguard).toContain('class="band schedule vanguard"')
  expect(vanguard).not.toContain('Kinds of sessions')
})

test('times and days are written as Americans write them', () => {
  expect(timeSpan('08:15', '09:30')).toBe('8:15 – 9:30 AM')
  expect(timeSpan('11:30', '13:00')).toBe('11:30 AM – 1:00 PM')
  expect(timeSpan('00:00', undefined)).toBe('12:00 AM')
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
  ])('tell what is wrong with %j', (fields, words) => {
    expect(told(fields).join(' ')).toContain(words)
  })
})

function typeOf(id: string) {
  const type = contentTypeFor(id)
  if (!type) throw new Error(`There is no ${id}.`)
  return type
}
