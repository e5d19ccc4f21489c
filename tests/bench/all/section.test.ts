import { describe, expect, test } from 'vitest'
import type { Figure } from '../measuring/report.ts'
import type { FigureRow } from './figures-page.ts'
import { commitWords, sectionOf } from './section.ts'

const benched = { date: '2026-11-28', commit: '092dd526', hasChanges: false }
const loop = { ms: 50, variation: 0.03 }
const bytes: Figure = { name: 'longest line', value: 76, limit: 75, unit: 'B' }
const time: Figure = { name: '200 sessions', value: 20, limit: 40, unit: 'ms' }
const before: FigureRow[] = [
  { name: 'longest line', limit: '≤ 75 B', thisRun: '75 B', lastRun: '74 B' },
  { name: '200 sessions', limit: '≤ 40 ms', thisRun: '—', lastRun: '12 ms (0.24 loops)' },
]

describe('the section of a bench', () => {
  const { origin, rows } = sectionOf(
    { bench: 'calendar', benched, result: { figures: [bytes, time], loop } },
    before,
  )

  test('begins with the date, the commit and the variation of the loop', () => {
    expect(origin).toBe('2026-11-28, commit `092dd526`: the loop took 50.0 ms and varied by 3 %.')
  })

  test('marks a missed limit, and has the value of the last run', () => {
    expect(rows[0]).toEqual({ name: 'longest line', limit: '≤ 75 B', thisRun: '✗ 76 B', lastRun: '75 B' })
  })

  test('has times as multiples of the loop, and skips a run without a value', () => {
    expect(rows[1]).toMatchObject({ thisRun: '20 ms (0.4 loops)', lastRun: '12 ms (0.24 loops)' })
  })

  test('marks times of a run with an unsteady loop, but not bytes', () => {
    const result = { figures: [bytes, time], loop: { ms: 50, variation: 0.2 } }
    const values = sectionOf({ bench: 'calendar', benched, result }).rows.map(({ thisRun }) => thisRun)
    expect(values).toEqual(['✗ 76 B', '20 ms (0.4 loops, unsteady)'])
  })

  test('has no last value for a figure that is new', () => {
    const figure = { ...bytes, name: 'shortest line' }
    const section = sectionOf({ bench: 'calendar', benched, result: { figures: [figure], loop } }, before)
    expect(section.rows).toMatchObject([{ name: 'shortest line', lastRun: '—' }])
  })
})

test('a bench that failed says why, and keeps its last values', () => {
  const result = { failure: 'This bench needs vobject for Python.' }
  expect(sectionOf({ bench: 'calendar', benched, result }, before)).toEqual({
    bench: 'calendar',
    origin: '2026-11-28, commit `092dd526`: did not run to its end. This bench needs vobject for Python.',
    rows: [
      { name: 'longest line', limit: '≤ 75 B', thisRun: '—', lastRun: '75 B' },
      { name: '200 sessions', limit: '≤ 40 ms', thisRun: '—', lastRun: '12 ms (0.24 loops)' },
    ],
  })
})

test('a commit with changes says so', () => {
  expect(commitWords({ ...benched, hasChanges: true })).toBe(
    '2026-11-28, commit `092dd526` + uncommitted changes',
  )
})
