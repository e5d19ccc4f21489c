import { expect, test } from 'vitest'
import { audit, button, page, redirect } from './testing/audited.ts'

test('addresses within the site lead to pages of both spaces, however they are written', () => {
  const { told } = audit([
    page('home', '/'),
    page('fall', '/fall-institute', { space: 'events' }),
    ...[
      '/',
      '/fall-institute',
      '/fall-institute/',
      '/?a=1',
      'https://www.site.example/fall-institute?x#top',
    ].map((address, index) => button(`good-${index}`, address)),
    button('route', '/robots.txt'),
    button('lost', '/fall-institut'),
    button('elsewhere', 'https://site.example/nowhere'),
  ])
  expect(told).toEqual([
    'lost.button1Url /fall-institut: missingEntry',
    'elsewhere.button1Url https://site.example/nowhere: missingEntry',
  ])
})

test('finds products and articles by the path of their fields', () => {
  const { told } = audit([
    { id: 'finance', type: 'product', internalName: 'Finance', productType: 'Course', slug: 'finance' },
    { id: 'prefix', type: 'doiPrefix', prefix: '10.55834' },
    {
      ...{ id: 'article', type: 'basicArticle', title: 'Article', doiSuffix: 'plj.1' },
      doiPrefix: { sys: { type: 'Link', linkType: 'Entry', id: 'prefix' } },
    },
    { id: 'news', type: 'basicArticle', title: 'News', canonicalUrl: 'good-news' },
    button('course', '/education/course/finance?v=12'),
    button('no-course', '/education/course/money'),
    button('doi', '/articles/doi/10.55834/plj.1'),
    button('old-news', '/news/good-news'),
    button('no-news', '/news/bad-news'),
  ])
  expect(told).toEqual([
    'no-course.button1Url /education/course/money: missingEntry',
    'no-news.button1Url /news/bad-news: missingEntry',
  ])
})

test('a malformed slug or path does not stop the audit', () => {
  const { told } = audit([
    { id: 'half', type: 'product', internalName: 'Half', productType: 'Course', slug: '\ud800' },
    button('odd', '/%E0%A4%A'),
  ])
  expect(told).toEqual(['odd.button1Url /%E0%A4%A: missingEntry'])
})

test('published content must not link to drafts; a draft may', () => {
  const { told } = audit([
    page('later', '/later', { status: 'draft' }),
    page('gone', '/gone', { status: 'archived' }),
    page('moved', '/new', { status: 'changed', published: { path: '/old' } }),
    button('public', '/later'),
    button('draft', '/later', { status: 'draft' }),
    button('to-archived', '/gone', { status: 'draft' }),
    button('to-new', '/new'),
    button('to-old', '/old'),
    button('archived', '/nowhere', { status: 'archived' }),
  ])
  expect(told).toEqual([
    'public.button1Url /later: unpublished',
    'to-archived.button1Url /gone: missingEntry',
    'to-new.button1Url /new: unpublished',
  ])
})

test('a redirected path works, and the address where it ends is named', () => {
  const { told, moved } = audit([
    page('join', '/membership'),
    redirect('/join-us/', '/join'),
    redirect('/join', '/membership?from=join'),
    redirect('/journal', 'https://journal.example'),
    redirect('/gone', '/nowhere'),
    redirect('/round', '/round-again'),
    redirect('/round-again', '/round'),
    redirect('/soon', '/membership', { status: 'draft' }),
    button('moved', 'https://site.example/%6Aoin-us?x#top'),
    button('away', '/journal'),
    button('lost', '/gone'),
    button('circle', '/round'),
    button('early', '/soon'),
  ])
  expect(moved.map(({ url, to, place }) => [place.entry, url, to])).toEqual([
    ['moved', 'https://site.example/%6Aoin-us?x#top', '/membership?from=join'],
    ['away', '/journal', 'https://journal.example'],
  ])
  expect(told).toEqual([
    'redirect /gone.to /nowhere: missingEntry',
    'redirect /round.to /round-again: redirectLoop',
    'redirect /round-again.to /round: redirectLoop',
    'lost.button1Url /gone: redirectToBroken',
    'circle.button1Url /round: redirectLoop',
    'early.button1Url /soon: unpublished',
  ])
})

test('a fragment is one of the anchors that the page has once it is rendered', () => {
  const { told, findings } = audit([
    page('home', '/', { sections: ['band'] }),
    { id: 'band', type: 'section', internalName: 'Band', hashLink: 'join', elements: [] },
    { id: 'loose', type: 'section', internalName: 'Loose', hashLink: 'elsewhere' },
    { id: 'late', type: 'section', internalName: 'Late', hashLink: 'soon', status: 'draft' },
    page('plan', '/plan', { sections: ['table', 'late', 'inner'] }),
    { id: 'table', type: 'table', internalName: 'Table', body: '<p id="row">Row</p>' },
    button('inner', '#row'),
    button('a', '/#join'),
    button('b', '/#main'),
    button('c', '/#elsewhere'),
    button('d', '/plan#row'),
    button('e', '/plan#editor-row'),
    button('f', '/plan#soon'),
    button('g', '/plan#:~:text=Row'),
    button('h', '#on-no-page'),
  ])
  expect(told).toEqual([
    'c.button1Url /#elsewhere: missingFragment',
    'e.button1Url /plan#editor-row: missingFragment',
    'f.button1Url /plan#soon: unpublished',
  ])
  expect(findings[0]?.verdict.detail).toBe('Nothing on / has the id elsewhere.')
})

test('checks a fragment-only link on every page that shows it, and reports the page without the anchor', () => {
  const { findings } = audit([
    page('one', '/one', { sections: ['band', 'go'] }),
    page('two', '/two', { sections: ['go'] }),
    { id: 'band', type: 'section', internalName: 'Band', hashLink: 'join' },
    button('go', '#join'),
  ])
  expect(findings.map(({ place }) => [place.page, place.otherPages])).toEqual([
    ['https://www.site.example/two', 1],
  ])
})

test('links of a text to entries and files', () => {
  const link = (nodeType: string, linkType: string, id: string) => ({
    nodeType,
    data: { target: { sys: { type: 'Link', linkType, id } } },
    content: [{ nodeType: 'text', value: id, marks: [], data: {} }],
  })
  const toEntry = ['about', 'later', 'nobody', 'words'].map((id) => link('entry-hyperlink', 'Entry', id))
  const toFile = ['leaflet', 'sketch', 'hollow', 'none'].map((id) => link('asset-hyperlink', 'Asset', id))
  const urn = (space: string) => ({
    nodeType: 'resource-hyperlink',
    data: {
      target: { sys: { type: 'ResourceLink', urn: `crn:contentful:::content:spaces/${space}/entries/fall` } },
    },
    content: [],
  })
  const { told } = audit([
    page('about', '/about'),
    page('later', '/later', { status: 'draft' }),
    page('fall', '/fall', { space: 'events' }),
    {
      ...{ id: 'words', type: 'content', internalName: 'Words' },
      text: { nodeType: 'document', content: [...toEntry, ...toFile, urn('space-e'), urn('space-x')] },
    },
  ])
  expect(told).toEqual([
    'words.text entry:later: unpublished',
    'words.text entry:nobody: missingEntry',
    'words.text entry:words: malformed',
    'words.text file:sketch: unpublished',
    'words.text file:hollow: missingEntry',
    'words.text file:none: missingEntry',
    'words.text entry:fall: missingEntry',
  ])
})

test('a malformed address is broken; an address outside the site is left to the network check', () => {
  const { told, outside, checked } = audit([
    button('script', 'javascript:alert(1)'),
    button('host', '//evil.example/x'),
    button('mail', 'mailto:info@example.org?subject=Hello'),
    button('no-mail', 'mailto:info'),
    button('phone', 'tel:+1 800 555-0100'),
    button('no-phone', 'tel:ask'),
    button('out', 'https://example.org/a'),
    button('member', 'https://members.site.example/dashboard'),
  ])
  expect(told).toEqual([
    'script.button1Url javascript:alert(1): malformed',
    'host.button1Url //evil.example/x: malformed',
    'no-mail.button1Url mailto:info: malformed',
    'no-phone.button1Url tel:ask: malformed',
  ])
  expect(outside.map(({ href }) => href)).toEqual([
    'https://example.org/a',
    'https://members.site.example/dashboard',
  ])
  expect(checked).toEqual({ links: 8, entries: 8, pages: 0 })
})

test('every finding names its page, entry and field', () => {
  const { findings } = audit([page('home', '/', { sections: ['go'] }), button('go', '/lost')])
  expect(findings[0]?.place).toEqual({
    ...{
      page: 'https://www.site.example/',
      pageTitle: 'home',
      element: 'a',
      text: 'Go',
      space: 'association',
      entry: 'go',
    },
    ...{
      entryTitle: 'go',
      type: 'buttonGroup',
      typeName: 'Button group',
      field: 'button1Url',
      fieldLabel: 'Button 1 URL',
    },
    edit: 'https://edit.example/association/go/button1Url',
  })
})

test('reports a single space, with the pages of the other one known', () => {
  const { told, checked } = audit(
    [
      page('fall', '/fall', { space: 'events' }),
      button('go', '/fall'),
      button('away', '/lost', { space: 'events' }),
    ],
    'association',
  )
  expect([told, checked.entries]).toEqual([[], 1])
})
