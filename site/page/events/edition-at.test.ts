import type { Edition } from '@association/content/define/event.ts'
import { expect, test } from 'vitest'
import { editionAt } from './edition-at.ts'

const edition = (key: string, path: string, year: number) =>
  ({
    ...{ key, path, kind: 'fall-institute', tiers: [], opensAt: undefined, closesAt: undefined },
    ...{ startDate: `${year}-10-14`, endDate: `${year}-10-16` },
  }) as unknown as Edition

const editions = [
  edition('2025', '/fall-institute/2025', 2025),
  edition('2026', '/fall-institute', 2026),
  edition('2027', '/fall-institute', 2027),
]
const keyAt = (path: string, now = '2026-05-01') => editionAt(path, editions, Date.parse(now))?.key

test('a page belongs to the edition with the longest path at it or above it', () => {
  expect(['/fall-institute/2025', '/fall-institute/2025/sponsors'].map((path) => keyAt(path))).toEqual([
    '2025',
    '2025',
  ])
  expect(
    ['/fall-institute', '/fall-institute/courses', '/fall-institute/20255'].map((path) => keyAt(path)),
  ).toEqual(['2026', '2026', '2026'])
  expect(['/', '/fall-institutes', '/conference'].map((path) => keyAt(path))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('of two editions with one path, the pages belong to the current one', () =>
  expect(keyAt('/fall-institute', '2026-12-01')).toBe('2027'))
