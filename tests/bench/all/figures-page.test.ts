import { expect, test } from 'vitest'
import { type BenchSection, pageText, readSections } from './figures-page.ts'

const sections: BenchSection[] = [
  {
    bench: 'calendar',
    origin: '2026-11-28, commit `092dd526`: the loop took 51.0 ms and varied by 3 %.',
    rows: [
      { name: 'longest line', limit: '≤ 75 B', thisRun: '75 B', lastRun: '—' },
      {
        name: '200 sessions',
        limit: '≤ 40 ms',
        thisRun: '✗ 41 ms (0.8 loops)',
        lastRun: '12 ms (0.2 loops)',
      },
    ],
  },
  {
    bench: 'viewer',
    origin: '2026-11-28, commit `092dd526`: did not run to its end. This bench needs wrk.',
    rows: [],
  },
]

test('sections that are written and read are the same', () => {
  expect(readSections(pageText({ origin: 'Made on 2026-11-28.', sections }))).toEqual(sections)
})

test('a page begins with a title and its origin, and has a table for each bench', () => {
  const lines = pageText({ origin: 'Made on 2026-11-28.', sections }).split('\n')
  expect(lines.slice(0, 3)).toEqual(['# Figures of the benches', '', 'Made on 2026-11-28.'])
  expect(lines.slice(lines.indexOf('## calendar'), lines.indexOf('## viewer'))).toEqual([
    '## calendar',
    '',
    '2026-11-28, commit `092dd526`: the loop took 51.0 ms and varied by 3 %.',
    '',
    '| figure | limit | this run | last run |',
    '| --- | --- | --- | --- |',
    '| longest line | ≤ 75 B | 75 B | — |',
    '| 200 sessions | ≤ 40 ms | ✗ 41 ms (0.8 loops) | 12 ms (0.2 loops) |',
    '',
  ])
})

test('without a page there are no sections', () => {
  expect(readSections('')).toEqual([])
})
