import { createEntry, field, startForTest } from '@association/local/contentful/testing/start.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { expect, test } from 'vitest'
import { catchUp } from './catch-up.ts'

test('a change that the site missed expires its whole space, once', async () => {
  const twin = await startForTest()
  const kept = new Map<string, Buffer>()
  const copies = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, value: Buffer) => void kept.set(key, value),
    remove: async (key: string) => void kept.delete(key),
  }
  const { contentful } = siteConfig({ ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: twin.hosts.delivery })
  const source = contentfulSource(contentful)
  const expired: string[][] = []
  const lookAround = () => catchUp({ source, copies, expire: async (tags) => void expired.push([...tags]) })

  await lookAround()
  await lookAround()
  expect(expired).toEqual([['association:**', 'events:**', 'content index', 'site']])

  const { cma } = twin
  const type = await cma.contentType.createWithId(
    { contentTypeId: 'note' },
    { name: 'Note', fields: [field({ id: 'text', type: 'Symbol' })] },
  )
  await cma.contentType.publish({ contentTypeId: 'note' }, type)
  const draft = await createEntry(cma, { type: 'note', id: 'one', fields: { text: 'Hello' } })
  await lookAround()
  expect(expired).toHaveLength(1)

  await cma.entry.publish({ entryId: 'one' }, draft)
  await lookAround()
  await lookAround()
  expect(expired.slice(1)).toEqual([['association:**', 'content index', 'site']])

  await twin.close()
})
