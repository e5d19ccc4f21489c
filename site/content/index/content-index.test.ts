import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo, startIndexed } from './testing/indexed.ts'

let content: Awaited<ReturnType<typeof startIndexed>>
beforeAll(async () => {
  content = await startIndexed()
  await content.publish('doiPrefix', 'prefix', {})
  await content.publish('bio', 'ada', { name: 'Ada' })
  await content.publish('basicArticle', 'one', { authors: [linkTo('ada')], body: text('Long words.') })
  await content.publish('basicArticle', 'two', { doiPrefix: linkTo('prefix'), doiSuffix: '7' })
  await content.publish('page', 'about', {})
  await content.publish('page', 'autumn', { space: 'events' })
  await content.publish('product', 'finance', {})
}, 60_000)
afterAll(() => content.close())

const text = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})

test('one scan of both spaces tells every path and every listed entry', async () => {
  const index = content.open()
  const contents = await index.ready()
  expect(contents.at('/articles/one')?.entry).toMatchObject({
    type: 'basicArticle',
    fields: { title: 'one' },
  })
  expect(contents.at('/articles/doi/10.55834/7')?.id).toBe('two')
  expect(contents.at('/autumn')).toMatchObject({ space: 'events' })
  expect(contents.at('/education/course/finance')?.id).toBe('finance')
  expect(
    contents
      .of('basicArticle')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['one', 'two'])
  await index.ready()
  expect(index.asked).toHaveLength(4)
})

test('what cards show is there, long texts are not', async () => {
  const [one] = (await content.open().ready()).of('basicArticle').filter(({ id }) => id === 'one')
  expect(one?.entry.fields.authors.map(({ fields }) => fields.name)).toEqual(['Ada'])
  expect(one?.entry.fields.body).toBeUndefined()
  expect(one?.tags).toEqual(['association:one', 'association:ada'])
})

test('an article holds no copy of the product to which its page leads', async () => {
  await content.publish('basicArticle', 'leading', { nextStep: linkTo('finance') })
  const leading = (await content.open().ready()).at('/articles/leading')
  expect(leading?.entry.type === 'basicArticle' && leading.entry.fields.nextStep).toBeUndefined()
  expect(leading?.tags).toEqual(['association:leading'])
})

describe('a change', () => {
  test('of an entry is read with one request', async () => {
    const index = content.open()
    await index.ready()
    await content.publish('basicArticle', 'one', { title: 'Renamed', authors: [linkTo('ada')] })
    index.asked.length = 0
    index.changed(['association:one', 'association:*basicArticle'])
    expect((await index.ready()).at('/articles/one')?.entry.fields).toMatchObject({ title: 'Renamed' })
    expect(index.asked).toEqual([{ ids: ['one'] }])
  })

  test('of an entry that others link to shows in them', async () => {
    const index = content.open()
    await index.ready()
    await content.publish('bio', 'ada', { name: 'Ada L.' })
    index.changed(['association:ada', 'association:*bio'])
    const one = (await index.ready()).at('/articles/one')
    expect(one?.entry.type === 'basicArticle' && one.entry.fields.authors[0]?.fields.name).toBe('Ada L.')
  })

  test('says what an entry was and is', async () => {
    const index = content.open()
    await index.ready()
    await content.publish('page', 'new', {})
    const tags = ['association:new', 'association:*page', 'path:/new']
    expect(await index.change(tags)).toMatchObject([{ before: undefined, after: { path: '/new' } }])
    await content.unpublish('new')
    expect(await index.change(tags)).toMatchObject([{ before: { path: '/new' }, after: undefined }])
    expect((await index.ready()).at('/new')).toBeUndefined()
  })

  test('of what no list shows costs no request', async () => {
    const index = content.open()
    await index.ready()
    index.asked.length = 0
    index.changed(['association:some-title', 'association:*title'])
    await index.ready()
    expect(index.asked).toEqual([])
  })

  test('inside a page is when the page changed', async () => {
    const index = content.open()
    const about = (await index.ready()).at('/about')
    if (!about) throw new Error('The page is missing.')
    index.contains('association', 'about', ['association:some-title'])
    index.state.now = about.updatedAt + 5000
    index.changed(['association:some-title', 'association:*title'])
    expect((await index.ready()).changedAt(about)).toBe(index.state.now)
  })

  test('of the whole space reads everything again', async () => {
    const index = content.open()
    await index.ready()
    index.changed(['association:**'])
    await index.ready()
    expect(index.asked).toHaveLength(8)
  })
})

describe('an unknown path', () => {
  test('is looked up at most once a second, and only among later publications', async () => {
    const index = content.open()
    await index.ready()
    index.asked.length = 0
    for (let look = 0; look < 100; look += 1) await index.look()
    expect(index.asked).toEqual([])
    index.state.now += 1000
    for (let look = 0; look < 100; look += 1) await index.look()
    expect(index.asked).toHaveLength(2)
    expect(index.asked[0]).toMatchObject({ since: expect.stringMatching(/^\d{4}-/) })
  })

  test('is found when it was published without a webhook', async () => {
    const index = content.open()
    await index.ready()
    await content.publish('page', 'quiet', {})
    index.state.now += 1000
    expect((await index.look()).at('/quiet')?.id).toBe('quiet')
  })
})

describe('while the index is read', () => {
  test('a change is not lost', async () => {
    const index = content.open()
    const loading = index.ready()
    await content.publish('page', 'meanwhile', {})
    index.changed(['association:meanwhile', 'association:*page'])
    await loading
    expect((await index.ready()).at('/meanwhile')?.id).toBe('meanwhile')
  })

  test('an answer that is older than a change does not replace it', async () => {
    const index = content.open()
    await index.ready()
    await content.publish('page', 'taken-back', {})
    index.state.now += 1000
    const looking = index.look()
    await content.unpublish('taken-back')
    index.changed(['association:taken-back', 'association:*page'])
    await looking
    expect((await index.ready()).at('/taken-back')).toBeUndefined()
  })
})

test('reports an entry that no webhook announced, so that pages with it expire', async () => {
  const index = content.open()
  await index.ready()
  await content.publish('basicArticle', 'unannounced', {})
  index.state.now += 1000
  await index.look()
  expect(index.found).toEqual(['unannounced'])
})

test('a linked entry that is published later shows in what links to it', async () => {
  await content.publish('variant', 'later', { variantId: 'v-1' })
  await content.publish('product', 'course', { variants: [linkTo('later')] })
  await content.unpublish('later')
  const index = content.open()
  await index.ready()
  await content.publish('variant', 'later', { variantId: 'v-1' })
  const changes = await index.change(['association:later', 'association:*variant'])
  expect(changes?.map(({ after }) => after?.id)).toContain('course')
  const course = (await index.ready()).at('/education/course/course')?.entry
  expect(course?.type === 'product' && course.fields.variants).toHaveLength(1)
})

test('of two entries with one path the older one is shown, and both are named', async () => {
  await content.publish('product', 'first', { slug: 'same' })
  await content.publish('product', 'second', { slug: 'same' })
  const index = content.open()
  expect((await index.ready()).at('/education/course/same')?.id).toBe('first')
  expect(index.warned).toEqual([
    'Two entries have the path /education/course/same: association/second and association/first. The older one is shown.',
  ])
})

describe('during an outage', () => {
  let saved: ReturnType<ReturnType<typeof content.open>['saved']>
  beforeEach(async () => {
    const index = content.open()
    await index.ready()
    saved = index.saved()
  })

  test('a start uses the copy, and pages rendered from it expire afterwards', async () => {
    const index = content.open({ saved })
    index.state.isAway = true
    expect((await index.ready()).at('/about')?.id).toBe('about')
    expect(index.failed).toEqual(['content index'])
    index.state.isAway = false
    index.changed(['content index'])
    await index.ready()
    expect(index.asked).not.toEqual([])
  })

  test('a start still knows the sessions of a schedule, and how often it was published', async () => {
    const days = [{ date: '2027-10-14', sessions: [{ id: 'talk', title: 'Talk', start: '09:00' }] }]
    for (const title of ['First', 'Second']) await content.publish('scheduler', 'glance', { title, days })
    const running = content.open()
    await running.ready()
    const index = content.open({ saved: running.saved() })
    index.state.isAway = true
    expect((await index.ready()).item('association', 'glance')).toMatchObject({
      revision: 2,
      entry: { fields: { title: 'Second', days } },
    })
  })

  test('a start without a copy has no answer', async () => {
    const index = content.open()
    index.state.isAway = true
    await expect(index.ready()).rejects.toMatchObject({ failure: 'resting' })
  })

  test('a change is read when it is over', async () => {
    const index = content.open()
    await index.ready()
    index.state.isAway = true
    await content.publish('page', 'about', { title: 'About us' })
    index.changed(['association:about', 'association:*page'])
    expect((await index.ready()).at('/about')?.entry.fields).toMatchObject({ title: 'about' })
    index.state.isAway = false
    expect((await index.ready()).at('/about')?.entry.fields).toMatchObject({ title: 'About us' })
  })
})
