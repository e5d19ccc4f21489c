import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  await publishType(twin.cma, 'author', [
    { id: 'name', type: 'Symbol' },
    { id: 'age', type: 'Integer' },
  ])
  await publishType(twin.cma, 'article', [
    { id: 'title', type: 'Symbol' },
    { id: 'text', type: 'Text' },
    { id: 'rating', type: 'Number' },
    { id: 'date', type: 'Date' },
    { id: 'isNew', type: 'Boolean' },
    { id: 'place', type: 'Location' },
    { id: 'data', type: 'Object' },
    { id: 'words', type: 'Array', items: { type: 'Symbol' } },
    { id: 'author', type: 'Link', linkType: 'Entry' },
  ])
  await publishEntry(twin.cma, { type: 'author', id: 'ann', fields: { name: 'Ann', age: 41 } })
  await publishEntry(twin.cma, { type: 'author', id: 'bob', fields: { name: 'Bob', age: 29 } })
  await publishEntry(twin.cma, {
    type: 'article',
    id: 'one',
    fields: {
      title: 'Leading well',
      text: 'How physicians lead',
      rating: 1,
      date: '2026-01-01',
      isNew: true,
      place: { lat: 52.5, lon: 13.4 },
      data: { a: 1 },
      words: ['lead', 'well'],
      author: entryLink('ann'),
    },
  })
  await publishEntry(twin.cma, {
    type: 'article',
    id: 'two',
    fields: {
      title: 'Café culture',
      rating: 2.5,
      date: '2026-02-01T10:00:00Z',
      isNew: false,
      place: { lat: 48.1, lon: 11.6 },
      words: ['café'],
      author: entryLink('bob'),
    },
  })
  await publishEntry(twin.cma, { type: 'article', id: 'three', fields: { title: 'Alone', rating: 3 } })
  await createEntry(twin.cma, { type: 'article', id: 'draft', fields: { title: 'Not public' } })
  const tag = (tagId: string, name: string, visibility: 'public' | 'private') =>
    twin.cma.tag.createWithId({ tagId }, { name, sys: { visibility } } as never)
  await tag('mountain', 'Holiday: mountains', 'public')
  await tag('sea', 'By the sea', 'public')
  await tag('inner', 'Inner', 'private')
})
afterAll(() => twin.close())

const idsOf = async (query: Record<string, unknown>) =>
  (await twin.cda.getEntries({ order: ['sys.id'], ...query } as never)).items.map(({ sys }) => sys.id)

const articles = (query: Record<string, unknown>) => idsOf({ content_type: 'article', ...query })

describe('filters', () => {
  test.each<[Record<string, unknown>, string[]]>([
    [{}, ['one', 'three', 'two']],
    [{ 'fields.title': 'Alone' }, ['three']],
    [{ 'fields.title.en-US': 'Alone' }, ['three']],
    [{ 'fields.title[ne]': 'Alone' }, ['one', 'two']],
    [{ 'fields.rating[in]': [1, 3] }, ['one', 'three']],
    [{ 'fields.rating[nin]': [1, 3] }, ['two']],
    [{ 'fields.words[all]': ['lead', 'well'] }, ['one']],
    [{ 'fields.words[in]': ['café', 'x'] }, ['two']],
    [{ 'fields.text[exists]': false }, ['three', 'two']],
    [{ 'fields.rating[gt]': 1, 'fields.rating[lte]': 2.5 }, ['two']],
    [{ 'fields.date[gte]': '2026-01-15' }, ['two']],
    [{ 'fields.isNew': true }, ['one']],
    [{ 'fields.title[match]': 'cafe cult' }, ['two']],
    [{ query: 'physic' }, ['one']],
    [{ 'fields.place[within]': '52,13,100' }, ['one']],
    [{ 'fields.place[within]': '48,11,49,12' }, ['two']],
    [{ 'fields.place[within]': '49,11,48,12' }, ['two']],
    [{ 'fields.place[within]': '49,12,48,11' }, ['two']],
    [{ 'fields.author.sys.id': 'ann' }, ['one']],
    [{ links_to_entry: 'bob' }, ['two']],
    [{ 'fields.author.sys.contentType.sys.id': 'author', 'fields.author.fields.name': 'Bob' }, ['two']],
    [{ 'fields.author.sys.contentType.sys.id': 'author', 'fields.author.fields.age[gt]': 30 }, ['one']],
    [{ 'sys.id[in]': ['one', 'draft'] }, ['one']],
    [{ 'sys.createdAt[lt]': '2000-01-01' }, []],
    [{ 'metadata.tags.sys.id[exists]': false }, ['one', 'three', 'two']],
  ])('%j finds %j', async (query, ids) => {
    expect(await articles(query)).toEqual(ids)
  })
})

describe('orders and pages', () => {
  test('by fields, descending and ascending, with missing values last', async () => {
    expect(await articles({ order: ['-fields.rating'] })).toEqual(['three', 'two', 'one'])
    expect(await articles({ order: ['fields.date'] })).toEqual(['one', 'two', 'three'])
    expect(await articles({ order: ['-fields.date'] })).toEqual(['two', 'one', 'three'])
  })
  test('by distance', async () => {
    const { items } = await twin.cda.getEntries({
      content_type: 'article',
      'fields.place[near]': '48,11',
    } as never)
    expect(items.map(({ sys }) => sys.id)).toEqual(['two', 'one'])
  })
  test('last updated first by default', async () => {
    const { items } = await twin.cda.getEntries({ content_type: 'article' })
    expect(items[0]?.sys.id).toBe('three')
  })
  test('skip and limit', async () => {
    const page = await twin.cda.getEntries({ content_type: 'article', order: ['sys.id'], skip: 1, limit: 1 })
    expect([page.total, page.skip, page.limit, page.items[0]?.sys.id]).toEqual([3, 1, 1, 'three'])
  })
  test('the cursor of the SDK walks through all', async () => {
    const first = await twin.cda.getEntriesWithCursor({
      content_type: 'article',
      order: ['sys.id'],
      limit: 2,
    } as never)
    const second = await twin.cda.getEntriesWithCursor({
      content_type: 'article',
      order: ['sys.id'],
      limit: 2,
      pageNext: first.pages.next,
    } as never)
    expect([first, second].map((page) => page.items.map(({ sys }) => sys.id))).toEqual([
      ['one', 'three'],
      ['two'],
    ])
    expect(second.pages.next).toBeUndefined()
  })
})

describe('select', () => {
  test('returns only the named fields, and resolves links only from them', async () => {
    const answer = await twin.ask(
      'delivery',
      '/entries?content_type=article&sys.id=one&select=fields.title,sys.id',
    )
    expect(await answer.json()).toEqual({
      sys: { type: 'Array' },
      total: 1,
      skip: 0,
      limit: 100,
      items: [{ sys: { id: 'one' }, fields: { title: 'Leading well' } }],
    })
  })
  test('includes follow a link that was selected, even without its entry’s sys', async () => {
    const answer = await twin.ask('delivery', '/entries?content_type=article&sys.id=one&select=fields.author')
    expect(await answer.json()).toMatchObject({
      items: [{ fields: { author: entryLink('ann') } }],
      includes: { Entry: [{ sys: { id: 'ann' }, fields: { name: 'Ann' } }] },
    })
  })
  test('reaches into the links of sys', async () => {
    const answer = await twin.ask('delivery', '/entries?sys.id=ann&select=sys.contentType.sys.id,sys.id')
    expect(await answer.json()).toMatchObject({
      items: [{ sys: { id: 'ann', contentType: { sys: { id: 'author' } } } }],
    })
  })
  test('refuses more than two levels of fields', async () => {
    await expect(
      refusal(twin.cda.getEntries({ select: ['fields.title.en'] } as never)),
    ).resolves.toMatchObject({
      name: 'BadRequest',
      message: expect.stringContaining('2 levels deep'),
    })
  })
})

describe('parameters as lists', () => {
  test('have brackets with positions, or without', async () => {
    const query =
      'content_type=article&order[1]=sys.id&order[0]=-fields.rating&select[0]=sys.id&select[1]=fields.title'
    const answer = await twin.ask('delivery', `/entries?${query}&fields.rating[in][]=1&fields.rating[in][]=3`)
    expect(await answer.json()).toMatchObject({
      total: 2,
      items: [
        { sys: { id: 'three' }, fields: { title: 'Alone' } },
        { sys: { id: 'one' }, fields: { title: 'Leading well' } },
      ],
    })
  })
})

describe('content types and tags', () => {
  type Items = { total: number; items: { sys: { id: string } }[] }
  const idsAt = async (path: string, host: 'delivery' | 'management' = 'delivery') => {
    const answer = (await (await twin.ask(host, path)).json()) as Items
    expect(answer.total).toBe(answer.items.length)
    return answer.items.map(({ sys }) => sys.id)
  }
  test.each<[string, string[]]>([
    ['order=sys.id', ['article', 'author']],
    ['order=-name', ['author', 'article']],
    ['sys.id[in]=author,nothing', ['author']],
    ['name[ne]=author', ['article']],
    ['query=ARTI', ['article']],
    ['query=nothing', []],
  ])('content types with %s', async (query, ids) => {
    expect(await idsAt(`/content_types?${query}`)).toEqual(ids)
    expect(await idsAt(`/content_types?${query}`, 'management')).toEqual(ids)
  })
  test.each<[string, string[]]>([
    ['order=name', ['sea', 'mountain']],
    ['order=-sys.id', ['sea', 'mountain']],
    ['name[match]=holi moun', ['mountain']],
    ['name[nin]=Holiday: mountains,x', ['sea']],
    ['sys.visibility=private', []],
  ])('public tags with %s', async (query, ids) => {
    expect(await idsAt(`/tags?${query}`)).toEqual(ids)
  })
  test.each(['fields.title=x', 'links_to_entry=ann', 'colour=red'])(
    'are not searched for content: %s',
    async (query) => {
      expect((await twin.ask('delivery', `/content_types?${query}`)).status).toBe(400)
      expect((await twin.ask('delivery', `/tags?${query}`)).status).toBe(400)
    },
  )
})

describe('refused queries', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ content_type: 'unknown' }, 'InvalidQuery'],
    [{ 'fields.title': 'x' }, 'InvalidQuery'],
    [{ order: 'fields.title' }, 'InvalidQuery'],
    [{ content_type: 'article', 'fields.nope': 'x' }, 'InvalidQuery'],
    [{ content_type: 'article', 'fields.title[gt]': 'x' }, 'InvalidQuery'],
    [{ content_type: 'article', 'fields.data': 'x' }, 'InvalidQuery'],
    [{ content_type: 'article', 'fields.rating': 'many' }, 'InvalidQuery'],
    [{ content_type: 'article', 'fields.author.fields.name': 'Bob' }, 'InvalidQuery'],
    [{ content_type: 'article', order: 'fields.text' }, 'InvalidQuery'],
    [{ 'fields.title[like]': 'x', content_type: 'article' }, 'InvalidQuery'],
    [{ colour: 'red' }, 'InvalidQuery'],
    [{ 'sys.colour': 'red' }, 'InvalidQuery'],
    [{ limit: '1001' }, 'BadRequest'],
    [{ skip: '-1' }, 'BadRequest'],
    [{ include: '11' }, 'BadRequest'],
    [{ include: 'many' }, 'BadRequest'],
    [{ locale: 'xx' }, 'BadRequest'],
    [{ select: 'colour' }, 'InvalidQuery'],
    [{ pageNext: 'bnVsbA' }, 'BadRequest'],
  ])('%j is a %s', async (query, id) => {
    const answer = await twin.ask(
      'delivery',
      `/entries?${new URLSearchParams(query as Record<string, string>)}`,
    )
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ sys: { type: 'Error', id } })
  })
})
