import { describe, expect, test } from 'vitest'
import { fixtures } from '../generated/fixtures.ts'
import { paths } from '../generated/paths.ts'
import { checkParsed, checkValues } from './check-values.ts'
import { isDetail, type KnownSite, siteOf, siteOfPages } from './site.ts'
import { contentOf, linkTo, subject, text } from './testing/subjects.ts'

const page = (id: string, path: string, change = {}) =>
  subject('page', { title: id, path }, { id, ...change })
const association = contentOf([
  page('home', '/'),
  page('join', '/membership/join'),
  page('later', '/later', { status: 'draft' }),
  page('gone', '/gone', { status: 'archived' }),
  subject('doiPrefix', { prefix: '10.55834' }, { id: 'prefix' }),
  subject('basicArticle', { title: 'A', doiPrefix: linkTo('prefix'), doiSuffix: 'plj 1' }, { id: 'article' }),
  subject('product', { internalName: 'F', productType: 'Course', slug: 'finance' }, { id: 'course' }),
])
const redirects = [
  subject('redirect', { from: '/join-us/', to: '/join' }, { id: 'first' }),
  subject('redirect', { from: '/join', to: '/membership/join' }, { id: 'second' }),
  subject('redirect', { from: '/round', to: '/round-again' }, { id: 'round' }),
  subject('redirect', { from: '/round-again', to: '/round' }, { id: 'again' }),
]
const events = contentOf([page('fall', '/fall-institute', { space: 'events' })])
const hosts = { own: ['www.site.example', 'site.example'] }
const site = siteOf([association, events, contentOf(redirects)], hosts)

const told = (values: Record<string, unknown>, known: KnownSite | undefined = site) =>
  checkValues(subject('buttonGroup', { internalName: 'b', button1Text: 'Go', ...values }), { site: known })
    .filter(({ rule }) => rule === 'page-missing')
    .map(({ field, message }) => `${field}: ${message}`)
const toldOf = (button1Url: string, known?: KnownSite) => told({ button1Url }, known)

const missing = (path: string, field = 'button1Url') =>
  `${field}: No page of the site has the path “${path}”, so this link does not work. Correct it or remove it.`

describe('a link within the site', () => {
  test.each([
    '/',
    '/?a=1#b',
    '/membership/join',
    '/membership/join/',
    '/membership/join?x=1#fees',
    '/membership/%6Aoin',
    '/membership/../later-on/../membership/join',
    '/fall-institute',
    'https://www.site.example/fall-institute',
    'https://site.example',
    '/articles/doi/10.55834/plj%201',
    '/education/course/finance?v=3',
    '/robots.txt',
    '/buildrss?format=atom',
    '/api/search',
    '#fees',
    '?page=2',
    'https://journal.example/nowhere',
    'mailto:a@b.example',
    'tel:+1',
    'javascript:alert(1)',
  ])('%s is not reported', (address) => expect(toldOf(address)).toEqual([]))

  test.each([
    ['/membershp', '/membershp'],
    ['/fall-institut/?x#y', '/fall-institut'],
    ['https://site.example/nowhere', '/nowhere'],
    ['/gone', '/gone'],
    ['/education/course/money', '/education/course/money'],
    ['/news/lost', '/articles/lost'],
    ['/a|b', '/a|b'],
  ])('%s leads to no page', (address, path) => expect(toldOf(address)).toEqual([missing(path)]))

  test('to a draft page is reported as such', () =>
    expect(toldOf('/later')).toEqual([
      'button1Url: The page at “/later” is a draft, so visitors who follow this link do not find it. Publish the page.',
    ]))

  test('of a navigation is judged too: the header links to no page that does not exist', () => {
    const navigation = (link: string) =>
      checkValues(subject('navItem', { name: 'Education', link }), { site }).map(({ rule }) => rule)
    expect(navigation('/education/money')).toEqual(['page-missing'])
    expect(navigation('/later')).toEqual(['page-missing'])
    expect(navigation('/membership/join?from=header')).toEqual([])
  })

  test('is not judged while the pages are not known', () =>
    expect(
      checkValues(subject('buttonGroup', { button1Url: '/lost', button1Text: 'x', internalName: 'x' })),
    ).toEqual([]))
})

describe('a link to a path that redirects', () => {
  const moved = (button1Url: string, known = site) =>
    checkValues(subject('buttonGroup', { internalName: 'b', button1Text: 'Go', button1Url }), { site: known })
      .filter(({ rule }) => rule.startsWith('page-'))
      .map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`)

  test.each(['/join-us', '/join-us/?a=1', '/%6Aoin-us', 'https://site.example/join-us'])(
    '%s names the address at the end of the redirects',
    (address) =>
      expect(moved(address)).toEqual([
        `warning page-moved: “${address}” redirects to “/membership/join”. Link to “/membership/join”.`,
      ]),
  )

  test('is known where only pages and redirects were read', () => {
    const read = [...association.entries.values(), ...contentOf(redirects).entries.values()]
    expect(moved('/join-us', siteOfPages(read, hosts))).toHaveLength(1)
  })

  test('in a loop is the fault of the redirects', () => expect(moved('/round')).toEqual([]))

  test('is no fault of a redirect, whose own rule names the address', () => {
    const [first] = redirects
    const rules = first && checkValues(first, { site }).map(({ rule }) => rule)
    expect(rules).toEqual([])
  })
})

test('of two pages at one path, one that visitors see is enough', () => {
  const both = siteOf([association, contentOf([page('later', '/later', { space: 'events' })])])
  expect(toldOf('/later', both)).toEqual([])
})

test('values that are no paths break nothing', () => {
  const odd = contentOf(
    ['//', '/\\', 'x', 7, undefined].map((path, index) =>
      subject('page', { title: 'x', path }, { id: `p${index}` }),
    ),
  )
  expect(toldOf('/lost', siteOf([odd]))).toHaveLength(1)
})

describe('where only pages were read', () => {
  const pages = siteOfPages(
    [...association.entries.values(), ...events.entries.values()].filter(({ type }) => type?.id === 'page'),
    hosts,
  )

  test('paths of articles and products are left alone, all others are judged', () => {
    expect(toldOf('/education/course/money', pages)).toEqual([])
    expect(toldOf('/articles/doi/10.1/x', pages)).toEqual([])
    expect(toldOf('/education/money', pages)).toEqual([missing('/education/money')])
    expect(toldOf('/later', pages)).toHaveLength(1)
    expect(toldOf('/gone', pages)).toHaveLength(1)
  })

  test('the path of every type with pages of its own is one of those', () => {
    const read = (value: unknown) =>
      typeof value === 'object' && value !== null && 'link' in value
        ? { fields: fixtures[value.link as keyof typeof fixtures] }
        : value
    for (const [id, path] of Object.entries(paths)) {
      const fixture = Object.entries(fixtures[id as keyof typeof paths])
      const fields = Object.fromEntries(fixture.map(([name, value]) => [name, read(value)]))
      const made = (path as (entry: { fields: object }) => string)({ fields })
      expect(isDetail(made.replace(/\?.*$/, '')), `${id}: ${made}`).toBe(true)
    }
    const products = ['Course', 'Book', 'Journal', 'Other Subscription', 'Webinar', 'assessment']
    for (const productType of products) {
      const made = paths.product({ fields: { productType, slug: 'x' } } as never)
      expect(isDetail(made), made).toBe(true)
    }
  })
})

describe('links are found', () => {
  const rule = async (type: Parameters<typeof subject>[0], values: Record<string, unknown>) => {
    const entry = subject(type, values)
    const found = [...checkValues(entry, { site }), ...(await checkParsed(entry, { site }))]
    return found.filter(({ rule }) => /page-missing/.test(rule)).map(({ rule, field }) => `${rule} ${field}`)
  }
  const hyperlink = (uri: string) => ({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'hyperlink', data: { uri }, content: text('go').content }],
  })

  test('in rich text, titles, JSON, Markdown in JSON, and HTML', async () => {
    expect(await rule('content', { text: hyperlink('/lost') })).toEqual(['page-missing text'])
    expect(await rule('content', { text: hyperlink('/') })).toEqual([])
    expect(await rule('title', { text: 'See [the plan](/lost) now' })).toEqual(['page-missing text'])
    expect(await rule('jsonData', { data: { cards: [{ link: '/lost' }] } })).toEqual(['page-missing data'])
    expect(await rule('jsonData', { data: { text: '[plan](/lost "Plan")' } })).toEqual(['page-missing data'])
    expect(await rule('jsonData', { data: { cards: [{ link: '/' }] } })).toEqual([])
    const body = (href: string) => `<table><tr><td><a href="${href}">x</a></td></tr></table>`
    expect(await rule('table', { body: body('/lost') })).toEqual(['html-page-missing body'])
    expect(await rule('table', { body: body('/membership/join') })).toEqual([])
    expect(await checkParsed(subject('table', { body: body('/lost') }))).toEqual([])
  })
})
