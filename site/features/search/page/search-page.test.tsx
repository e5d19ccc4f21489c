import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SearchOutcome } from './load-outcome.ts'
import { readQuery, searchAddress } from './read-query.ts'
import { SearchPage } from './search-page.tsx'

const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/a/${index}`,
    title: `Page ${index}`,
    description: '',
  }))
const shown = (outcome: SearchOutcome, query = { q: 'lead & follow', page: 0 }) =>
  renderToStaticMarkup(<SearchPage query={query} outcome={outcome} shortName="AAPL" />)

test('the form sends the query to the page itself', () => {
  const html = shown({ kind: 'nothing-asked' }, { q: '', page: 0 })
  expect(html).toMatch(/<form [^>]*action="\/search"/)
  expect(html).toMatch(/<input[^>]* name="q"/)
  expect(html).toContain('href="/articles/topics"')
})

test('each result is a link with its place', () => {
  const html = shown({ kind: 'found', results: results(2) })
  expect(html).toContain('<a href="/a/1">Page 1</a>')
  expect(html).toContain('a › 1')
  expect(html).toMatch(/Or look through.*href="\/articles\/topics"/)
})

test('a result without a picture has the cover of its article', () => {
  const cover = { id: 'night', title: 'Who decides at night?', hue: 'blue' as const }
  const about = { kind: 'Articles', facts: [], cover }
  const [first] = results(1)
  const html = (more: object) =>
    shown({ kind: 'found', results: first ? [{ ...first, about, ...more }] : [] })
  expect(html({})).toContain('>Decides</span>')
  expect(html({ thumbnail: { original: '/a.png' } })).not.toContain('>Decides</span>')
})

test('SE-024 ten results lead to the next page, and a later page to the one before', () => {
  const found: SearchOutcome = { kind: 'found', results: results(10) }
  expect(shown(found)).toContain('href="/search?q=lead+%26+follow&amp;page=2"')
  expect(shown(found)).not.toContain('Previous')
  const second = shown(found, { q: 'lead', page: 1 })
  expect(second).toContain('href="/search?q=lead" rel="prev"')
  expect(second).toContain('Page 2')
  expect(shown(found, { q: 'lead', page: 9 })).not.toContain('rel="next"')
  expect(shown({ kind: 'found', results: results(9) })).not.toContain('rel="next"')
})

test('SE-034 ER-015 no result: it says so and leads to other pages', () => {
  const html = shown({ kind: 'found', results: [] }, { q: 'zebra', page: 0 })
  expect(html).toContain('No results were found for &#x27;zebra&#x27;')
  expect(html).toMatch(/<nav aria-label="Main lists".*href="\/articles"/)
})

test('a provider that does not answer: it says so and leads to other pages', () => {
  const html = shown({ kind: 'away' })
  expect(html).toContain('The search is not available at the moment.')
  expect(html).toContain('href="/education/courses"')
})

test('a day whose searches are spent: it says what to do instead', () => {
  const html = shown({ kind: 'spent' })
  expect(html).toContain('The search is used up for today. It works again tomorrow.')
  expect(html).toContain('href="/education/courses"')
})

test('SE-035 SE-036 a result with undefined is shown with the short name and without its picture', () => {
  const [first] = results(1)
  const broken = {
    ...first,
    url: '/a',
    title: 'undefined',
    description: '',
    thumbnail: { original: '/undefined.png' },
  }
  const html = shown({ kind: 'found', results: [broken] })
  expect(html).toContain('<a href="/a">AAPL</a>')
  expect(html).not.toContain('<img')
})

describe('the address of the search page', () => {
  test.each([
    [{}, { q: '', page: 0 }],
    [{ q: ' lead\u0000ership ' }, { q: 'lead ership', page: 0 }],
    [
      { q: ['a', 'b'], page: ['2', '3'] },
      { q: 'a', page: 1 },
    ],
    [
      { q: 'a', page: '10' },
      { q: 'a', page: 9 },
    ],
  ])('%j asks for %j', (given: Record<string, string | string[]>, query) => {
    expect(readQuery(given)).toEqual(query)
  })

  test.each(['0', '-1', '11', 'abc', '1e1', ''])('with page %j asks for the first page', (page) => {
    expect(readQuery({ q: 'a', page }).page).toBe(0)
  })

  test('holds at most 200 characters of a query', () => {
    expect(readQuery({ q: 'ü'.repeat(10_000) }).q).toBe('ü'.repeat(200))
  })

  test.each([
    { q: 'a&b=c', page: 0 },
    { q: 'ü', page: 4 },
  ])('of %j is read as it was written', (query) => {
    const { searchParams } = new URL(searchAddress(query), 'https://www.example.org')
    expect(readQuery(Object.fromEntries(searchParams))).toEqual(query)
  })
})

describe('kinds of results', () => {
  const about = (kind: string, ...facts: string[]) => ({ about: { kind, facts } })
  const of = (...kinds: string[]) =>
    results(kinds.length).map((result, at) => ({
      ...result,
      ...about(kinds[at] ?? '', 'May 20, 2026', '$785'),
    }))

  test('are a filter without a script: each result has the number of its kind', () => {
    const html = shown({ kind: 'found', results: of('Articles', 'Courses', 'Articles') })
    expect(html.match(/type="radio"[^>]*value="\d"/g)).toHaveLength(3)
    expect([...html.matchAll(/data-kind="(\d)"/g)].map(([, number]) => number)).toEqual(['1', '2', '1'])
    expect(html).toContain('<span>Courses </span><span>May 20, 2026 </span><span>$785 </span>')
  })

  test('have no filter if they are the same', () => {
    expect(shown({ kind: 'found', results: of('Articles', 'Articles') })).not.toContain('radio')
  })

  test('are all in the filter', () => {
    const kinds = Array.from({ length: 10 }, (_, at) => `Kind ${at}`)
    const html = shown({ kind: 'found', results: of(...kinds) })
    expect(html.match(/type="radio"/g)).toHaveLength(11)
    expect([...html.matchAll(/data-kind="(\d+)"/g)].at(-1)?.[1]).toBe('10')
  })
})

test('without results, the page offers searches for what the site has', () => {
  const html = shown(
    { kind: 'found', results: [], meant: ['Leadership & letters'] },
    { q: 'leadrship', page: 0 },
  )
  expect(html).toContain('Did you mean:')
  expect(html).toContain('<a href="/search?q=Leadership+%26+letters">Leadership &amp; letters</a>')
})
