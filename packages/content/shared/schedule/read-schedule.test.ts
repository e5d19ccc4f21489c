import { describe, expect, test } from 'vitest'
import { readSchedule } from './read-schedule.ts'

const session = { id: 'opening', type: 'session', title: 'Opening', start: '09:00', end: '10:15' }
const read = (...sessions: unknown[]) => readSchedule([{ date: '2026-04-17', sessions }])
const sessionsOf = (...sessions: unknown[]) => read(...sessions).days.flatMap((day) => day.sessions)
const idsOf = (...sessions: unknown[]) => sessionsOf(...sessions).map(({ id }) => id)
const messages = (...sessions: unknown[]) => read(...sessions).faults.map(({ message }) => message)

describe('the id of a session', () => {
  const { id: _, ...unnamed } = session

  test('is the id that the editors gave it', () => {
    expect(idsOf(session)).toEqual(['opening'])
    expect(messages(session)).toEqual([])
  })

  test('is derived from date, start and title if the editors gave no id', () => {
    expect(idsOf(unnamed)).toEqual(['20260417-0900-dfet3'])
    expect(idsOf({ ...unnamed, room: 'Room 1', end: '11:00' })).toEqual(idsOf(unnamed))
    const changed = [{ title: 'Closing' }, { start: '09:01' }].map((change) => ({ ...unnamed, ...change }))
    expect(new Set(idsOf(unnamed, ...changed)).size).toBe(3)
  })

  test('stays unique when two sessions have the same start and title', () => {
    const [first, second] = idsOf(unnamed, { ...unnamed, room: 'Room 2' })
    expect(second).toBe(`${first}-2`)
  })

  test('stays unique when two sessions have the same id, and a rule names both', () => {
    const [first, second] = idsOf(session, { ...session, title: 'Closing' })
    expect(first).toBe('opening')
    expect(second).toMatch(/^20260417-0900-/)
    expect(messages(session, session)).toEqual([
      'Day 1, session 2: “id” must be unique, but Day 1, session 1 has the id "opening" too. Change one of them.',
    ])
  })

  test.each(['', 'two words', 'a/b', 'ä', '-a', 12, null, 'x'.repeat(65)])('is not %j', (id) => {
    expect(idsOf({ ...session, id })).toEqual(['20260417-0900-dfet3'])
    expect(messages({ ...session, id })[0]).toContain('must be 1 to 64 letters, digits and hyphens')
  })

  test('is missed once for all sessions', () => {
    expect(messages(unnamed, session, { ...unnamed, start: '10:00' })).toEqual([
      'Day 1, session 1 and 1 more: no “id”, such as "opening-keynote". Without it, calendars cannot update the session after its day, start or title changes.',
    ])
  })
})

describe('the end of a session', () => {
  test('can be on the next day', () => {
    expect(sessionsOf({ ...session, start: '22:00', end: '01:00', endsNextDay: true })[0]).toMatchObject({
      end: '01:00',
      endsNextDay: true,
    })
  })

  test.each([
    [{ end: '08:00' }, 'add "endsNextDay": true'],
    [{ end: '11:00', endsNextDay: true }, 'at most 24 hours after the start'],
  ])('of %j is left out', (fields, words) => {
    expect(sessionsOf({ ...session, ...fields })[0]?.end).toBeUndefined()
    expect(messages({ ...session, ...fields })[0]).toContain(words)
  })
})

test('a session may have a track and a zone of its own, which must be known', () => {
  const fields = { track: ' Finance ', timeZone: 'America/Phoenix' }
  expect(sessionsOf({ ...session, ...fields })[0]).toMatchObject({ ...fields, track: 'Finance' })
  const lost = { ...session, timeZone: 'America/Springfield' }
  expect(sessionsOf(lost)[0]?.timeZone).toBeUndefined()
  expect(messages(lost)[0]).toContain('“timeZone” "America/Springfield" is unknown')
})
