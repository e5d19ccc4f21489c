import { expect, test } from 'vitest'
import { archived, createdSys, published, touched, unarchived, unpublished } from './lifecycle.ts'

const now = new Date('2026-01-01T00:00:00Z')
const later = new Date('2026-01-02T00:00:00Z')
const draft = {
  sys: createdSys({ type: 'Entry', id: 'a', place: { space: 's', environment: 'master' }, now }),
}

test('every write raises the version by one, and a publication remembers the version it published', () => {
  const first = published(draft, now)
  expect([first.sys.version, first.sys.publishedVersion, first.sys.publishedCounter]).toEqual([2, 1, 1])
  const second = published(touched(first, later), later)
  expect([second.sys.version, second.sys.publishedVersion, second.sys.publishedCounter]).toEqual([4, 3, 2])
  expect(second.sys.firstPublishedAt).toBe(now.toISOString())
  expect(second.sys.publishedAt).toBe(later.toISOString())
})

test('unpublished content is a draft again that remembers how often it was published', () => {
  const { sys } = unpublished(published(draft, now), later)
  expect(sys).not.toHaveProperty('publishedVersion')
  expect([sys.version, sys.publishedCounter]).toEqual([3, 1])
})

test('archiving and unarchiving are writes', () => {
  const put = archived(draft, now)
  expect([put.sys.version, put.sys.archivedVersion]).toEqual([2, 1])
  expect(unarchived(put, later).sys).toMatchObject({ version: 3 })
  expect(unarchived(put, later).sys).not.toHaveProperty('archivedAt')
})
