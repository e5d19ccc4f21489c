import { contentTypeFor } from '@association/content/content-types'
import { expect, test } from 'vitest'
import { linksOf } from './written-links.ts'

function links(typeId: string, values: Record<string, unknown>) {
  const type = contentTypeFor(typeId)
  if (!type) throw new Error(`no type ${typeId}`)
  return linksOf({ type, values }).map(({ field, path, text, to, element }) => [
    path === '' ? field : `${field}.${path}`,
    to.kind === 'address' ? to.address : `${to.kind} ${to.id}`,
    text,
    ...(element === 'img' ? ['picture'] : []),
  ])
}

test('buttons, with their words', () => {
  const values = { button1Text: 'Join', button1Url: '/join', button2Text: 'Nowhere', button2Url: ' ' }
  expect(links('buttonGroup', values)).toEqual([['button1Url', '/join', 'Join']])
})

test('an address of mail without a scheme', () => {
  expect(links('contactCallout', { email: 'info@example.org' })).toEqual([['email', 'info@example.org', '']])
})

test('hyperlinks to addresses, entries, files and the other space, at every depth of a text', () => {
  const link = (nodeType: string, data: object, words: string) => ({
    nodeType,
    data,
    content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
  })
  const to = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })
  const urn = 'crn:contentful:::content:spaces/events/environments/master/entries/fall'
  const text = {
    nodeType: 'document',
    content: [
      link('hyperlink', { uri: 'https://example.org/ä' }, 'Out\n there'),
      {
        nodeType: 'unordered-list',
        content: [link('entry-hyperlink', to('Entry', 'about'), 'About'), link('hyperlink', {}, 'Lost')],
      },
      link('asset-hyperlink', to('Asset', 'leaflet'), 'Leaflet'),
      link('resource-hyperlink', { target: { sys: { type: 'ResourceLink', urn } } }, 'Fall'),
      { nodeType: 'embedded-entry-block', data: to('Entry', 'block'), content: [] },
    ],
  }
  expect(links('content', { text })).toEqual([
    ['text.content[0]', 'https://example.org/ä', 'Out there'],
    ['text.content[1].content[0]', 'entry about', 'About'],
    ['text.content[1].content[1]', '', 'Lost'],
    ['text.content[2]', 'file leaflet', 'Leaflet'],
    ['text.content[3]', 'entry fall', 'Fall'],
  ])
})

test('links and pictures of HTML', () => {
  const body =
    '<table><tr><td><a href="/a?b=1&amp;c=2">Here <b>too</b></a><img src="https://x.example/y.png" alt="Y"></td></tr></table><script>"<a href=/no>"</script>'
  expect(links('table', { body })).toEqual([
    ['body', '/a?b=1&c=2', 'Here too'],
    ['body', 'https://x.example/y.png', 'Y', 'picture'],
  ])
})

test('finds addresses in HTML that is too deep to parse', () => {
  const body = `${'<b>'.repeat(300)}<a href="/deep">`
  expect(links('table', { body })).toEqual([['body', '/deep', '']])
})

test('JSON: fields for links, pictures by address, links in its Markdown', () => {
  const data = {
    description: 'See [the plan](/plan "Plan"), <https://auto.example/> or www.bare.example.',
    cards: [
      { title: 'One', link: '/one', image: '//images.ctfassets.net/a/b.png' },
      { title: 'Two', link: '' },
      { title: 'Three', buttonUrl: 'https://three.example', image: 'an-id' },
    ],
  }
  expect(links('jsonData', { kind: 'accessKnowledge', data })).toEqual([
    ['data.description', '/plan', 'the plan'],
    ['data.description', 'https://auto.example/', 'https://auto.example/'],
    ['data.description', 'http://www.bare.example', 'www.bare.example'],
    ['data.cards[0].link', '/one', ''],
    ['data.cards[0].image', 'https://images.ctfassets.net/a/b.png', '', 'picture'],
    ['data.cards[2].buttonUrl', 'https://three.example', ''],
  ])
})

test('JSON that holds HTML', () => {
  const statisticsList = { benefitsList: ['Benefit', 'The <a href="/membership">price</a> [not](a-link)'] }
  expect(links('membershipBenefits', { statisticsList })).toEqual([
    ['statisticsList.benefitsList[1]', '/membership', 'price'],
  ])
})

test('finds no links in values of a wrong kind', () => {
  expect(links('content', { text: 'plain', contentLink: 7 })).toEqual([])
  expect(links('table', { body: ['<a href="/a">'] })).toEqual([])
  expect(links('jsonData', { data: null })).toEqual([])
})
