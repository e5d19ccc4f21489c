import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishEntry, publishType, startForTest, type TestTwin } from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  for (const type of ['note', 'other']) await publishType(twin.cma, type, [{ id: 'title', type: 'Symbol' }])
  for (let at = 0; at < 12; at++)
    await publishEntry(twin.cma, { type: 'note', id: `n${at}`, fields: { title: `${at}` } })
  await publishEntry(twin.cma, { type: 'other', id: 'other' })
  const gone = await publishEntry(twin.cma, { type: 'note', id: 'gone' })
  await twin.cma.entry.unpublish({ entryId: gone.sys.id }, gone)
})
afterAll(() => twin.close())

test('the first synchronization pages through all published entries and reports no deletion', async () => {
  const first = await twin.cda.sync({ initial: true, limit: 5 } as never, { paginate: false })
  expect(first.entries).toHaveLength(5)
  const all = await twin.cda.sync({ initial: true, limit: 5 } as never)
  expect(all.entries).toHaveLength(13)
  expect(all.deletedEntries).toEqual([])
  expect(all.entries[0]?.fields).toEqual({ title: { 'en-US': '0' } })
})

test('the next one brings only changes and deletions', async () => {
  const { nextSyncToken } = await twin.cda.sync({ initial: true })
  const quiet = await twin.cda.sync({ nextSyncToken: nextSyncToken ?? '' })
  expect([quiet.entries, quiet.deletedEntries]).toEqual([[], []])

  const entry = await twin.cma.entry.get({ entryId: 'n1' })
  const changed = await twin.cma.entry.update(
    { entryId: 'n1' },
    { ...entry, fields: { title: { 'en-US': 'new' } } },
  )
  await twin.cma.entry.publish({ entryId: 'n1' }, changed)
  await twin.cma.entry.unpublish({ entryId: 'n2' }, await twin.cma.entry.get({ entryId: 'n2' }))
  const delta = await twin.cda.sync({ nextSyncToken: quiet.nextSyncToken ?? '' })
  expect(delta.entries.map(({ sys }) => sys.id)).toEqual(['n1'])
  expect(delta.deletedEntries.map(({ sys }) => [sys.type, sys.id])).toEqual([['DeletedEntry', 'n2']])
})

test('one content type alone can be synchronised', async () => {
  const { entries } = await twin.cda.sync({ initial: true, type: 'Entry', content_type: 'other' } as never)
  expect(entries.map(({ sys }) => sys.id)).toEqual(['other'])
})

test('the Preview API has no synchronisation', async () => {
  expect((await twin.ask('preview', '/sync?initial=true')).status).toBe(404)
})
