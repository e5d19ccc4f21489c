import { type FeedType, siteOf } from '@association/feeds'
import { feedConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { expect, test } from 'vitest'
import { startSpaces } from '../testing/space.ts'
import { readItems } from './read-items.ts'

test('a feed of a type in one space asks only this space', async () => {
  const spaces = await startSpaces()
  const entry = { contentTypeId: 'redirect', entryId: 'moved' }
  const fields = { from: { 'en-US': '/old' }, to: { 'en-US': '/new' } }
  const saved = await spaces.clients.association.entry.createWithId(entry, { fields })
  await spaces.clients.association.entry.publish({ entryId: 'moved' }, saved)
  const config = feedConfig(spaces.environment)
  // All types that have facts today are in both spaces.
  const type = 'redirect' as string as FeedType
  const read = readItems({
    source: contentfulSource(config.contentful),
    feed: { type, order: '-sys.createdAt', where: undefined },
    spaces: ['association', 'events'],
    site: siteOf(config),
    now: Date.now(),
    patienceMs: 0,
  }).finally(() => spaces.close())
  expect((await read).leftOut).toMatchObject([{ space: 'association', id: 'moved' }])
})
