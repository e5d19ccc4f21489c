import type { ContentType, ContentTypeId } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { fixtures } from '@association/content/fixtures'
import { resolved } from '@association/content/gallery/wire.ts'
import { reader } from '@association/content/read'
import { wireFixtures } from '@association/content/testing/fixture-page.ts'
import type { WireEntry } from '@association/content/wire'
import {
  createEntry,
  english,
  entryLink,
  startForTest,
  type TestTwin,
} from '@association/local/contentful/testing/start.ts'
import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { contentfulSource, fetchEntry, resolve, type Source } from '@association/services/contentful'
import type { EntryProps } from 'contentful-management'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetLink, publishPicture } from './pictures.ts'

let twin: TestTwin
let source: Source

/** The whole model and every fixture, written and published in one space as editors would. */
beforeAll(async () => {
  twin = await startForTest()
  const { contentful } = siteConfig({ ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: twin.hosts.delivery })
  source = contentfulSource(contentful)
  for (const type of contentTypes) await publishContentType(type)
  const pictures = new Set<string>()
  const links = { entry: entryLink, asset: (id: string) => assetLink(pictures.add(id) && id) }
  const written = contentTypes.map(({ id }) => ({ id, fields: resolved(fixtures[id], links) }))
  for (const id of pictures) await publishPicture(twin.cma, id)
  // All of them first, because a link must lead to something.
  const drafts = new Map<string, EntryProps>()
  for (const { id } of written) drafts.set(id, await createEntry(twin.cma, { type: id, id }))
  for (const { id, fields } of written) {
    const draft = { ...drafts.get(id), fields: english(fields as Record<string, unknown>) } as EntryProps
    await twin.cma.entry.publish({ entryId: id }, await twin.cma.entry.update({ entryId: id }, draft))
  }
}, 60_000)
afterAll(() => twin.close())

test.each(contentTypes.map(({ id }) => id))('%s is read as it was written', async (id) => {
  const delivered = await fetchEntry(source, 'association', id)
  const wire = delivered && resolve(delivered, source.spaceOf)
  expect(wire && readWhole(wire)).toEqual(readWhole(wireFixtures()[id as ContentTypeId]))
})

async function publishContentType(type: ContentType) {
  const contentTypeId = type.id
  const draft = await twin.cma.contentType.createWithId({ contentTypeId }, toContentType(type, contentTypes))
  await twin.cma.contentType.publish({ contentTypeId }, draft)
}

/** What views get of an entry, each entry in it once, and pictures by their ids: the service gives their addresses. */
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
