import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Spaces, startSpaces } from '../testing/space.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
})
afterAll(() => spaces.close())

test('Contentful refuses to publish a page whose gate is shut, and publishes it when the gate is empty', async () => {
  const { entry } = spaces.clients.association
  const params = { contentTypeId: 'page', entryId: 'gated' }
  const fields = { title: { 'en-US': 'Gated' }, path: { 'en-US': '/gated' }, sections: { 'en-US': [] } }
  const shut = await entry.createWithId(params, {
    fields: { ...fields, publishGate: { 'en-US': 'blocked' } },
  })
  await expect(entry.publish(params, shut)).rejects.toThrow(/422|Validation|blocked|publishGate/i)
  const open = await entry.update(params, { ...shut, fields })
  const published = await entry.publish(params, open)
  expect(published.sys.publishedVersion).toBe(open.sys.version)
})
