import { describe, expect, test } from 'vitest'
import { overlapsOf } from './choices.ts'
import { ownTime } from './enhance.ts'
import { isActive, matches, searchable } from './matches.ts'
import { nowAndNext } from './now.ts'

const at = (written: string) => Date.parse(written)

describe('a filter', () => {
  const all = { words: '', type: '', track: '', isMine: false }
  const session = {
    words: searchable('Opening: the hospital in ten years Maren Øster, José Núñez Grand Ballroom'),
    ...{ type: 'general', track: 'Strategy', isMine: false },
  }

  test.each([
    [{}, true],
    [{ words: 'HOSPITAL' }, true],
    [{ words: '  ballroom   opening ' }, true],
    [{ words: 'jose nunez' }, true],
    [{ words: 'hospital night' }, false],
    [{ type: 'general' }, true],
    [{ type: 'session' }, false],
    [{ track: 'Strategy' }, true],
    [{ track: 'Finance' }, false],
    [{ isMine: true }, false],
    [{ words: 'hospital', type: 'general', track: 'Strategy' }, true],
    [{ words: 'hospital', type: 'session', track: 'Strategy' }, false],
  ])('of %j finds the session: %s', (filter, isFound) => {
    expect(matches(session, { ...all, ...filter })).toBe(isFound)
  })

  test('finds words that an editor hyphenated', () => {
    expect(
      matches({ ...session, words: searchable('Inter\u00ADprofessional') }, { ...all, words: 'interp' }),
    ).toBe(true)
  })

  test('of spaces alone is inactive', () => {
    expect(isActive({ ...all, words: '  ' })).toBe(false)
    expect(isActive({ ...all, isMine: true })).toBe(true)
  })
})

describe('now and next', () => {
  const opening = { id: 'opening', start: at('2026-04-17T08:00Z'), end: at('2026-04-17T09:00Z') }
  const first = { id: 'first', start: at('2026-04-17T09:00Z'), end: at('2026-04-17T10:00Z') }
  const second = { id: 'second', start: at('2026-04-17T09:00Z'), end: at('2026-04-17T09:30Z') }
  const endless = { id: 'endless', start: at('2026-04-18T07:00Z') }
  const sessions = [opening, first, second, endless]
  const answer = (written: string) => {
    const { now, next, changesAt } = nowAndNext(sessions, at(written))
    return [now.map(({ id }) => id), next.map(({ id }) => id), changesAt && new Date(changesAt).toISOString()]
  }

  test.each([
    ['2026-04-17T05:59:59Z', [], [], '2026-04-17T06:00:00.000Z'],
    ['2026-04-17T06:00:00Z', [], ['opening'], '2026-04-17T08:00:00.000Z'],
    ['2026-04-17T08:00:00Z', ['opening'], ['first', 'second'], '2026-04-17T09:00:00.000Z'],
    ['2026-04-17T09:00:00Z', ['first', 'second'], ['endless'], '2026-04-17T09:30:00.000Z'],
    ['2026-04-17T09:30:00Z', ['first'], ['endless'], '2026-04-17T10:00:00.000Z'],
    ['2026-04-17T22:00:00Z', [], ['endless'], '2026-04-18T07:00:00.000Z'],
    ['2026-04-18T07:59:59Z', ['endless'], [], '2026-04-18T08:00:00.000Z'],
    ['2026-04-18T08:00:00Z', [], [], undefined],
  ])('at %s', (...[written, now, next, changesAt]) => {
    expect(answer(written)).toEqual([now, next, changesAt])
  })

  test('are nothing without sessions', () => {
    expect(nowAndNext([], at('2026-04-17T08:00Z'))).toEqual({ now: [], next: [] })
  })
})

describe('sessions overlap', () => {
  const morning = { start: 100, end: 200 }
  test.each([
    [{ start: 199, end: 300 }, true],
    [{ start: 120, end: 130 }, true],
    [{ start: 200, end: 300 }, false],
    [{ start: 0, end: 100 }, false],
    [{ start: 100 }, true],
    [{ start: 200 }, false],
  ])('with %j: %s', (other, isOverlap) => {
    expect(overlapsOf(morning, [morning, other])).toEqual(isOverlap ? [other] : [])
    expect(overlapsOf(other, [morning, other])).toEqual(isOverlap ? [morning] : [])
  })
})

describe('the visitor’s own time', () => {
  const own = (start: string, end: string, zone: string) =>
    ownTime({ start: at(start), end: at(end) }, start, zone)

  test('is not shown where the clock is the same, whatever the zone is called', () => {
    const [start, end] = ['2026-07-01T09:00-07:00', '2026-07-01T10:00-07:00']
    expect(own(start, end, 'America/Phoenix')).toBeUndefined()
    expect(own(start, end, 'America/Los_Angeles')).toBeUndefined()
  })

  test('follows the daylight saving of both zones on that day', () => {
    // Phoenix has no daylight saving; New York is two hours ahead in winter and three in summer.
    expect(own('2026-03-07T09:00-07:00', '2026-03-07T10:15-07:00', 'America/New_York')).toBe(
      'Your time:\n11:00 AM – 12:15 PM EST',
    )
    expect(own('2026-03-08T09:00-07:00', '2026-03-08T10:15-07:00', 'America/New_York')).toBe(
      'Your time:\n12:00 – 1:15 PM EDT',
    )
  })

  test('says when it is on another day', () => {
    expect(own('2026-04-17T21:00-05:00', '2026-04-17T22:00-05:00', 'Europe/Berlin')).toMatch(
      /^Your time:\n4:00 – 5:00 AM .+, the next day$/,
    )
    expect(own('2026-04-17T01:00-04:00', '2026-04-17T02:00-04:00', 'America/Los_Angeles')).toBe(
      'Your time:\n10:00 – 11:00 PM PDT, the day before',
    )
    expect(own('2026-04-17T20:30-04:00', '2026-04-17T21:30-04:00', 'America/St_Johns')).toMatch(
      /^Your time:\n10:00 – 11:00 PM/,
    )
  })

  test('can pass midnight, or have no end', () => {
    expect(own('2026-04-17T22:30-05:00', '2026-04-17T23:30-05:00', 'America/New_York')).toBe(
      'Your time:\n11:30 PM – 12:30 AM EDT',
    )
    const start = '2026-04-17T09:00-05:00'
    expect(ownTime({ start: at(start) }, start, 'America/New_York')).toBe('Your time:\n10:00 AM EDT')
  })
})
