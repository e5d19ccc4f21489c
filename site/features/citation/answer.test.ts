import { describe, expect, test } from 'vitest'
import { article, contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import { answerCitation } from './answer.ts'
import { articleIn } from './article-in.ts'
import { stylesIn } from './styles-text.ts'

const index = contentsOf(
  [
    article('handovers', { title: 'Handovers: “a b”\r\nX', authors: [linkTo('ada')] }),
    article('later', { publicationDate: '2026-06-02' }),
    wireEntry('page', 'about', { title: 'About', path: '/about' }),
  ],
  { ada: wireEntry('bio', 'ada', { name: 'Ada Lovelace' }) },
)
const needs = {
  config: { siteUrl: 'https://site.test', organisation: { name: 'The association', shortName: 'A' } },
  article: async (space: string, id: string) =>
    articleIn(index, { space, id, now: Date.parse('2026-06-01T12:00:00Z') }),
  isOutage: () => false,
}
const ask = (file: string, space = 'association', headers: Record<string, string> = {}) =>
  answerCitation(new Request('http://127.0.0.1:3000/anything', { headers }), { space, file }, needs)

describe('the citation of an article', () => {
  test.each([
    { file: 'handovers.bib', type: 'application/x-bibtex', start: /^@misc\{lovelace2026/ },
    { file: 'handovers.ris', type: 'application/x-research-info-systems', start: /^TY {2}- ELEC\r\n/ },
    { file: 'handovers.txt', type: 'text/plain', start: /^APA\nLovelace, A\. \(2026, January 1\)\./ },
  ])('is the file $file', async ({ file, type, start }) => {
    const answer = await ask(file)
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = await answer.text()
    expect(text).toMatch(start)
    expect(text).toContain('https://site.test/articles/handovers')
  })

  test.each([
    ['bib', /^attachment; filename="handovers-a-b-x\.bib"/],
    ['ris', /^attachment; filename="handovers-a-b-x\.ris"/],
    ['txt', /^inline; filename="handovers-a-b-x\.txt"/],
  ])('is named by its title: %s', async (ending, name) =>
    expect((await ask(`handovers.${ending}`)).headers.get('content-disposition')).toMatch(name),
  )

  test('has all styles as text, which the page reads', async () => {
    const citations = stylesIn(await (await ask('handovers.txt')).text())
    expect(citations.map(({ style }) => style)).toEqual(['APA', 'AMA', 'Vancouver', 'Chicago', 'MLA'])
    for (const { text } of citations) expect(text).toContain('Handovers: ')
  })

  test('is not sent again while it is unchanged', async () => {
    const tag = (await ask('handovers.bib')).headers.get('etag') ?? ''
    expect((await ask('handovers.bib', 'association', { 'if-none-match': tag })).status).toBe(304)
  })
})

test.each([
  ['later.bib', 'association'],
  ['about.bib', 'association'],
  ['unknown.bib', 'association'],
  ['handovers.bib', 'events'],
  ['handovers.bib', 'elsewhere'],
  ['handovers.exe', 'association'],
  ['handovers', 'association'],
  ['%2e%2e.txt', 'association'],
])('%s in %s is not found', async (file, space) => expect((await ask(file, space)).status).toBe(404))

test.each(['', 'APA', 'APA\nText\nmore', '<html>\n\n</html>'])('%j holds no citations', (text) =>
  expect(stylesIn(text)).toEqual([]),
)
