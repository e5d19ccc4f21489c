import { expect, test } from 'vitest'
import type { Session } from '../contentful/session.ts'
import { publishedEntry } from '../release/publishing/testing/published-entry.ts'
import { archive } from './archive.ts'

const sessionOf = (entry: ReturnType<typeof publishedEntry>) =>
  ({ sdk: { cma: { entry: entry.cma } }, here: { space: 'association' } }) as unknown as Session

test('an entry that comes back is published with what visitors saw, and its changes stay unpublished', async () => {
  const entry = publishedEntry('band', { title: 'Seen' })
  entry.publish('me')
  entry.change({ title: 'Not reviewed' })
  const restore = await archive(sessionOf(entry), { space: 'association', entry: 'band' })
  expect(entry.seen()).toBeUndefined()
  await restore()
  expect([entry.seen(), entry.draft()]).toEqual([{ title: 'Seen' }, { title: 'Not reviewed' }])
})

test('an entry without changes is published again, and one that was never published is not', async () => {
  for (const isPublished of [true, false]) {
    const entry = publishedEntry('band', { title: 'Seen' })
    if (isPublished) entry.publish('me')
    const restore = await archive(sessionOf(entry), { space: 'association', entry: 'band' })
    await restore()
    expect([entry.seen(), entry.draft()]).toEqual([
      isPublished ? { title: 'Seen' } : undefined,
      { title: 'Seen' },
    ])
  }
})
