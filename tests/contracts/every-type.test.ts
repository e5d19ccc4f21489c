import type { ContentTypeId } from '@association/content'
import { contentTypes } from '@association/content/content-types'
import { reader } from '@association/content/read'
import { wireFixtures } from '@association/content/testing/fixture-page.ts'
import type { WireEntry } from '@association/content/wire'
import { startForTest, type TestTwin } from '@association/local/contentful/testing/start.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { contentfulSource, fetchEntry, resolve, type Source } from '@association/services/contentful'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishEveryFixture } from './every-fixture.ts'

let twin: TestTwin
let source: Source

beforeAll(async () => {
  twin = await startForTest()
  const { contentful } = siteConfig({ ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: twin.hosts.delivery })
  source = contentfulSource(contentful)
  await publishEveryFixture(twin.cma)
}, 60_000)
afterAll(() => twin.close())

test.each(contentTypes.map(({ id }) => id))('%s is read as it was written', async (id) => {
  const delivered = await fetchEntry(source, 'association', id)
  const wire = delivered && resolve(delivered, source.spaceOf)
  expect(wire && readWhole(wire)).toEqual(readWhole(wireFixtures()[id as ContentTypeId]))
})

/** Replaces assets by ids, because their URLs depend on the service. */
function readWhole(wire: WireEntry) {
  const seen = new Set<unknown>()
  const slim = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(slim)
    return typeof value === 'object' && value !== null ? slimObject(value) : value
  }
  const slimObject = (value: object) => {
    if ('contentType' in value && 'id' in value) return { picture: value.id }
    if ('fields' in value && seen.has(value)) return { again: true }
    seen.add(value)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, slim(part)]))
  }
  return slim(reader({ spaceOf: () => 'association' })(wire))
}
