import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createEntry,
  english,
  entryLink,
  publishType,
  refusal,
  startForTest,
  type TestTwin,
} from '../testing/start.ts'

let twin: TestTwin
beforeAll(async () => {
  twin = await startForTest()
  await publishType(twin.cma, 'quote', [
    { id: 'title', type: 'Symbol', required: true },
    {
      id: 'slug',
      type: 'Symbol',
      validations: [{ unique: true }, { regexp: { pattern: '^[a-z-]+$', flags: '' } }],
    },
    { id: 'tone', type: 'Symbol', validations: [{ in: ['calm', 'bold'] }] },
    { id: 'words', type: 'Array', items: { type: 'Symbol', validations: [{ size: { max: 5 } }] } },
    { id: 'text', type: 'RichText' },
    { id: 'rating', type: 'Integer', validations: [{ range: { min: 1, max: 5 } }] },
    { id: 'next', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['quote'] }] },
  ])
  await publishType(twin.cma, 'other', [{ id: 'title', type: 'Symbol' }])
})
afterAll(() => twin.close())

const get = (entryId: string) => twin.cma.entry.get({ entryId })
const publish = async (entryId: string) => twin.cma.entry.publish({ entryId }, await get(entryId))

describe('a draft', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['UnknownField', { colour: 'red' }, { name: 'unknown', path: ['fields', 'colour'] }],
    ['InvalidEntry', { title: 1 }, { name: 'type', type: 'Symbol', path: ['fields', 'title', 'en-US'] }],
    ['InvalidEntry', { rating: 1.5 }, { name: 'type', type: 'Integer' }],
    ['InvalidEntry', { words: ['a', 1] }, { name: 'type', path: ['fields', 'words', 'en-US', 1] }],
    ['InvalidEntry', { title: 'x'.repeat(257) }, { name: 'size', max: 256 }],
    ['InvalidEntry', { next: { sys: { type: 'Link', linkType: 'Asset', id: 'a' } } }, { name: 'linkType' }],
    [
      'InvalidEntry',
      { text: { nodeType: 'document', data: {}, content: [{ nodeType: 'loud', data: {}, content: [] }] } },
      { name: 'in', path: ['fields', 'text', 'en-US', 'content', 0, 'nodeType'] },
    ],
  ])('is refused as %s with %j', async (name, fields, problem) => {
    const saved = createEntry(twin.cma, { type: 'quote', id: 'refused', fields })
    await expect(refusal(saved)).resolves.toMatchObject({ name, status: 422, details: { errors: [problem] } })
  })
  test.each([{ fields: 'x' }, { fields: { title: 'x' } }, { metadata: [] }, { metadata: { tags: ['x'] } }])(
    'is refused with the body %j',
    async (body) => {
      const saved = twin.cma.entry.createWithId(
        { contentTypeId: 'quote', entryId: 'shapeless' },
        body as never,
      )
      await expect(refusal(saved)).resolves.toMatchObject({ name: 'ValidationFailed', status: 422 })
    },
  )
  test('may lack required values and break rules that apply only to publishing', async () => {
    const entry = await createEntry(twin.cma, {
      type: 'quote',
      id: 'rough',
      fields: { tone: 'loud', rating: 9 },
    })
    expect(entry.sys.version).toBe(1)
  })
  test('needs a published content type and a locale that exists', async () => {
    const unknown = createEntry(twin.cma, { type: 'nothing', id: 'lost' })
    await expect(refusal(unknown)).resolves.toMatchObject({ name: 'InvalidEntry' })
    const klingon = { fields: { title: { tlh: 'x' } } }
    const foreign = twin.cma.entry.createWithId({ contentTypeId: 'quote', entryId: 'foreign' }, klingon)
    await expect(refusal(foreign)).resolves.toMatchObject({
      details: { errors: [{ path: ['fields', 'title', 'tlh'] }] },
    })
  })
  test('needs an id that Contentful allows', async () => {
    const answer = await twin.ask('management', '/entries/a%20b', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'X-Contentful-Content-Type': 'quote' },
      body: '{}',
    })
    expect(answer.status).toBe(422)
  })
})

describe('a publication', () => {
  beforeAll(async () => {
    await createEntry(twin.cma, { type: 'quote', id: 'holder', fields: { title: 'x', slug: 'taken' } })
    await createEntry(twin.cma, { type: 'other', id: 'stranger' })
  })
  test.each<[string, Record<string, unknown>, object]>([
    ['ValidationFailed', {}, { name: 'required', path: ['fields', 'title', 'en-US'] }],
    [
      'ValidationFailed',
      { title: 'x', tone: 'loud' },
      { name: 'in', expected: ['calm', 'bold'], value: 'loud' },
    ],
    ['ValidationFailed', { title: 'x', slug: 'A B' }, { name: 'regexp' }],
    ['ValidationFailed', { title: 'x', rating: 9 }, { name: 'range', max: 5 }],
    [
      'ValidationFailed',
      { title: 'x', words: ['short', 'longer'] },
      { name: 'size', path: ['fields', 'words', 'en-US', 1] },
    ],
    [
      'ValidationFailed',
      { title: 'x', slug: 'taken' },
      { name: 'unique', conflicting: [entryLink('holder')] },
    ],
    [
      'InvalidEntry',
      { title: 'x', next: entryLink('stranger') },
      { name: 'linkContentType', contentTypeId: ['quote'] },
    ],
    [
      'UnresolvedLinks',
      { title: 'x', next: entryLink('nowhere') },
      {
        name: 'notResolvable',
        link: { type: 'Link', linkType: 'Entry', id: 'nowhere' },
        path: ['fields', 'next', 'en-US'],
      },
    ],
  ])('is refused as %s with %j', async (name, fields, problem) => {
    const entry = await twin.cma.entry.create({ contentTypeId: 'quote' }, { fields: english(fields) })
    const { id } = entry.sys
    await expect(refusal(publish(id))).resolves.toMatchObject({
      name,
      status: 422,
      details: { errors: [problem] },
    })
    expect((await get(id)).sys.version).toBe(1)
  })
})
