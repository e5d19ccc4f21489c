import { createClient } from 'contentful'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createEntry,
  entryLink,
  publishEntry,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'node', [
    { id: 'title', type: 'Symbol', localized: true },
    { id: 'text', type: 'Text' },
    { id: 'next', type: 'Link', linkType: 'Entry' },
  ])
})
afterAll(() => twin.close())

type LocaleSketch = { fallbackCode: string | null; contentDeliveryApi?: boolean }

const createLocale = (code: string, sketch: LocaleSketch) => {
  const apis = { contentDeliveryApi: true, contentManagementApi: true }
  return twin.cma.locale.create({}, { name: code, code, optional: true, ...apis, ...sketch })
}

test('an entry has the sys of the Delivery API, its dates those of its publications', async () => {
  const published = await publishEntry(twin.cma, {
    type: 'node',
    id: 'shape',
    fields: { title: 'x', text: null },
  })
  const answer = await twin.ask('delivery', '/entries/shape')
  expect(await answer.json()).toEqual({
    metadata: { tags: [], concepts: [] },
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: 'association' } },
      id: 'shape',
      type: 'Entry',
      createdAt: published.sys.firstPublishedAt,
      updatedAt: published.sys.publishedAt,
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      publishedVersion: 1,
      revision: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'node' } },
      locale: 'en-US',
    },
    fields: { title: 'x' },
  })
})

test('ten links are included, the eleventh stays a link', async () => {
  for (let at = 12; at >= 0; at--) {
    const next = at < 12 ? { next: entryLink(`chain${at + 1}`) } : {}
    await publishEntry(twin.cma, { type: 'node', id: `chain${at}`, fields: { title: String(at), ...next } })
  }
  const answer = await twin.ask('delivery', '/entries?sys.id=chain0&include=10')
  const { includes } = (await answer.json()) as { includes: { Entry: unknown[] } }
  expect(includes.Entry).toHaveLength(10)
  type Node = { sys: { type: string }; fields?: { next: Node } }
  let node = (await twin.cda.getEntry('chain0', { include: 10 })) as unknown as Node
  for (let hop = 0; hop < 11 && node.fields; hop++) node = node.fields.next
  expect(node.sys.type).toBe('Link')
})

test('a link to a draft is an error on delivery and an entry in the preview', async () => {
  await createEntry(twin.cma, { type: 'node', id: 'secret', fields: { title: 'Secret' } })
  await publishEntry(twin.cma, { type: 'node', id: 'teller', fields: { next: entryLink('secret') } })
  const query = '/entries?sys.id=teller'
  expect(await (await twin.ask('delivery', query)).json()).toMatchObject({
    items: [{ fields: { next: entryLink('secret') } }],
    errors: [
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: { type: 'Link', linkType: 'Entry', id: 'secret' },
      },
    ],
  })
  expect(await (await twin.ask('preview', query)).json()).toMatchObject({
    includes: { Entry: [{ sys: { id: 'secret' } }] },
  })
})

test('the preview hides archived entries', async () => {
  await createEntry(twin.cma, { type: 'node', id: 'old' })
  await twin.cma.entry.archive({ entryId: 'old' })
  expect((await twin.cpa.getEntries({ 'sys.id': 'old' })).total).toBe(0)
})

test('values come in a locale, in its fallback, or in all locales', async () => {
  await createLocale('de', { fallbackCode: 'en-US' })
  const draft = await twin.cma.entry.createWithId(
    { contentTypeId: 'node', entryId: 'both' },
    { fields: { title: { 'en-US': 'Hello', de: 'Hallo' }, text: { 'en-US': 'Text' } } },
  )
  await twin.cma.entry.publish({ entryId: 'both' }, draft)
  expect((await twin.cda.getEntry('both', { locale: 'de' })).fields).toEqual({ title: 'Hallo', text: 'Text' })
  expect((await twin.cda.getEntry('shape', { locale: 'de' })).fields).toEqual({ title: 'x' })
  const all = await twin.cda.withAllLocales.getEntry('both')
  expect(all.fields).toEqual({ title: { 'en-US': 'Hello', de: 'Hallo' }, text: { 'en-US': 'Text' } })
  expect(all.sys.locale).toBeUndefined()
  expect(
    (await twin.cda.getEntries({ content_type: 'node', 'fields.title.de': 'Hallo' } as never)).total,
  ).toBe(1)
  expect((await twin.cda.getLocales()).items.map(({ code }) => code).sort()).toEqual(['de', 'en-US'])
})

test('a locale without a fallback shows its own values and the fields that are not localized', async () => {
  await createLocale('fr', { fallbackCode: null })
  expect((await twin.cda.getEntry('both', { locale: 'fr' })).fields).toEqual({ text: 'Text' })
  const search = (title: string) =>
    twin.cda.getEntries({ content_type: 'node', 'fields.title': title, locale: 'fr' } as never)
  expect((await search('Hello')).total).toBe(0)
  expect((await search('Bonjour')).total).toBe(0)
})

test('a locale that the Delivery API must not show is unknown there, and the preview has it', async () => {
  await createLocale('it', { fallbackCode: 'en-US', contentDeliveryApi: false })
  const before = await twin.cma.entry.get({ entryId: 'both' })
  const title = { ...before.fields.title, it: 'Ciao' }
  const saved = await twin.cma.entry.update(
    { entryId: 'both' },
    { ...before, fields: { ...before.fields, title } },
  )
  await twin.cma.entry.publish({ entryId: 'both' }, saved)

  const german = { 'en-US': 'Hello', de: 'Hallo' }
  expect((await twin.cda.withAllLocales.getEntry('both')).fields.title).toEqual(german)
  expect((await twin.cda.sync({ initial: true, type: 'Entry' })).entries.at(-1)?.fields.title).toEqual(german)
  await expect(refusal(twin.cda.getEntry('both', { locale: 'it' }))).resolves.toMatchObject({
    name: 'BadRequest',
    message: 'Unknown locale: it',
  })
  const codesOf = (locales: readonly { code: string }[]) => locales.map(({ code }) => code).sort()
  expect(codesOf((await twin.cda.getLocales()).items)).toEqual(['de', 'en-US', 'fr'])
  expect(codesOf((await twin.cda.getSpace()).locales)).toEqual(['de', 'en-US', 'fr'])
  expect((await twin.cpa.getEntry('both', { locale: 'it' })).fields.title).toBe('Ciao')
})

test('content types and the space are read through the SDK', async () => {
  const type = await twin.cda.getContentType('node')
  expect(type.sys.revision).toBe(1)
  const field = { name: 'text', type: 'Text', localized: false, required: false, disabled: false }
  expect(type.fields[1]).toEqual({ id: 'text', ...field, omitted: false })
  expect((await twin.cda.getContentTypes()).total).toBe(1)
  expect((await twin.cda.getSpace()).name).toBe('Association')
})

test('an answer above 7 MB is refused', async () => {
  const text = 'x'.repeat(49_000)
  await Promise.all(
    Array.from({ length: 151 }, (_, at) =>
      publishEntry(twin.cma, { type: 'node', id: `large${at}`, fields: { title: 'large', text } }),
    ),
  )
  const query = { content_type: 'node', 'fields.title': 'large' }
  await expect(refusal(twin.cda.getEntries({ ...query, limit: 1000 } as never))).resolves.toMatchObject({
    name: 'BadRequest',
    message: 'Response size too big. Maximum allowed response size: 7340032B.',
  })
  expect((await twin.cda.getEntries({ ...query, limit: 100 } as never)).items).toHaveLength(100)
})

test('source maps name the field of each text for the preview', async () => {
  const title = { 'en-US': 'A picture' }
  await twin.cma.asset.createWithId({ assetId: 'picture' }, { fields: { title } } as never)
  const client = createClient({
    space: twin.space,
    accessToken: 'local-association-preview',
    insecure: true,
    includeContentSourceMaps: true,
    host: 'preview.contentful.com',
    // Overrides the host, which the SDK only checks. Its types lack this.
    baseURL: `http://${twin.hosts.preview}/spaces/${twin.space}/`,
  } as Parameters<typeof createClient>[0])
  const { fields } = await client.getEntry('both')
  expect(fields.title).toMatch(/^Hello.{100}/su)
  expect((await client.getAsset('picture')).fields.title?.length).toBeGreaterThan(100)
  const { items } = await client.withAllLocales.getAssets()
  expect(items[0]?.fields.title?.['en-US']?.length).toBeGreaterThan(100)
})

test('the keys of source maps are paths without a slash before them', async () => {
  const source = { fieldType: 0, editorInterface: 0 }
  const maps = { sys: { type: 'ContentSourceMaps' }, mappings: { 'fields/title': { source } } }
  const lookup = {
    sys: { type: 'ContentSourceMapsLookup' },
    fieldTypes: ['Symbol'],
    editorInterfaces: [{ widgetNamespace: 'builtin', widgetId: 'singleLine' }],
  }
  const asset = await twin.ask('preview', '/assets/picture?includeContentSourceMaps=true')
  expect(await asset.json()).toMatchObject({
    sys: { contentSourceMaps: maps, contentSourceMapsLookup: lookup },
  })
  const entries = await twin.ask('preview', '/entries?sys.id=shape&includeContentSourceMaps=true')
  expect(await entries.json()).toMatchObject({
    sys: { contentSourceMapsLookup: lookup },
    items: [{ sys: { contentSourceMaps: maps } }],
  })
  const linked = await twin.ask('preview', '/entries?sys.id=teller&includeContentSourceMaps=true')
  expect(await linked.json()).toMatchObject({
    sys: { contentSourceMapsLookup: { fieldTypes: ['Link', 'Symbol'] } },
    includes: { Entry: [{ sys: { id: 'secret' } }] },
  })
  const plain = await (await twin.ask('delivery', '/entries/shape?includeContentSourceMaps=true')).text()
  expect(plain).not.toContain('contentSourceMaps')
})

test('the timeline shows drafts', async () => {
  const answer = await twin.ask(
    'preview',
    '/timeline/entries?sys.id=both&timestamp%5Blte%5D=2030-01-01T00:00:00Z',
  )
  expect(await answer.json()).toMatchObject({ items: [{ sys: { id: 'both' } }] })
})

test('the timeline of a release needs that release', async () => {
  const statusOf = async (path: string) => (await twin.ask('preview', `/timeline${path}`)).status
  const query = '?release%5Blte%5D=spring'
  expect([await statusOf(`/entries${query}`), await statusOf(`/entries/both${query}`)]).toEqual([404, 404])
  const release = { title: 'Spring', entities: { sys: { type: 'Array' as const }, items: [] } }
  const { sys } = await twin.cma.release.create({}, release)
  expect(await statusOf(`/entries/both?release%5Blte%5D=${sys.id}`)).toBe(200)
})
