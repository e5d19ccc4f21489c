import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ListPage } from './list-page.tsx'

type Props = ComponentProps<typeof ListPage>

const shown = (more: Partial<Props> = {}) =>
  renderToStaticMarkup(
    <ListPage
      title="Articles"
      cards={[<h2 key="1">One</h2>, <h2 key="2">Two</h2>]}
      layout="cards"
      emptyText="No Post summaries"
      {...more}
    />,
  )

describe('pages of a list', () => {
  const at = (page: number, pages = 3) => shown({ paging: { page, pages, base: '/articles' } })

  test('LI-001 LI-005 page 2 links back to the base path', () =>
    expect(at(2)).toMatch(/<a href="\/articles" rel="prev"[^>]*>Previous page<\/a>/))

  test('LI-002 page 1 has no previous link', () => {
    expect(at(1)).not.toContain('Previous page')
    expect(at(1)).toMatch(/<a href="\/articles\/page\/2" rel="next"[^>]*>Next page<\/a>/)
  })

  test('LI-003 LI-006 the last page has no next link', () => {
    expect(at(3)).not.toContain('Next page')
    expect(at(3)).toContain('href="/articles/page/2"')
  })

  test('LI-004 shows where the page is', () => expect(at(2)).toContain('>Page 2 of 3<'))

  test.each([1, 0, Number.NaN])('LI-007 a list of %s pages needs no links', (pages) =>
    expect(at(1, pages)).not.toMatch(/Page \d|<nav/),
  )
})

test('has one h1, and an introduction where there is one', () => {
  expect(shown().match(/<h1/g)).toHaveLength(1)
  expect(shown()).not.toContain('class="description"')
  expect(shown({ description: 'What we publish.' })).toContain('<p class="description">What we publish.</p>')
})

test('SN-036 filters are a navigation that names the current one', () => {
  const filters = [
    { label: 'All', href: '/articles', isCurrent: false },
    { label: 'Self-Management', href: '/articles/topics/self-management', isCurrent: true },
  ]
  const markup = shown({ filters, filtersLabel: 'Articles by topic' })
  expect(markup).toContain('<nav aria-label="Articles by topic"')
  expect(markup.match(/aria-current/g)).toHaveLength(1)
  expect(markup).toMatch(/href="\/articles\/topics\/self-management" aria-current="page"/)
  expect(shown()).not.toContain('<nav')
})

test.each(['cards', 'articles', 'rows', 'people', 'wide'] as const)(
  'a list of %s has an item for each entry',
  (layout) => expect(shown({ layout }).match(/<li/g)).toHaveLength(2),
)

test('LI-021 ER-023 an empty list says so', () => {
  const markup = shown({ cards: [] })
  expect(markup).toContain('>No Post summaries</p>')
  expect(markup).not.toContain('<ul')
})

test('shows what leads into the list before the cards, and its feeds after them', () => {
  const markup = shown({ lead: <p>Lead</p>, feeds: [{ label: 'RSS', href: '/buildrss' }] })
  const [lead, card, feed] = ['>Lead<', '>One<', 'href="/buildrss"'].map((text) => markup.indexOf(text))
  expect([lead, card, feed]).toEqual([lead, card, feed].toSorted((one = 0, other = 0) => one - other))
  expect(lead).toBeGreaterThan(0)
})

test('says how many entries there are, and leads to other orders', () => {
  const found = '24 courses, next date first'
  const orders = [{ label: 'By title', href: '/education/courses/find?sort=title' }]
  const markup = shown({ summary: { found, orders } })
  expect(markup).toMatch(/>24 courses, next date first<.*Sort:<a href="[^"]*sort=title">By title<.*>One</)
  expect(shown({ summary: { found, orders: [] } })).not.toContain('Sort:')
  expect(shown()).not.toContain('class="summary"')
})

test('a list in sections has a heading above the cards of each', () => {
  const sections = [
    { title: 'Coming', cards: [<h3 key="1">Next</h3>] },
    { title: 'Recorded', cards: [<h3 key="1">Last</h3>] },
  ]
  const markup = shown({ cards: [], sections })
  expect(markup.match(/<h[123][^>]*>[^<]*/g)).toEqual([
    '<h1 class="title">Articles',
    '<h2>Coming',
    '<h3>Next',
    '<h2>Recorded',
    '<h3>Last',
  ])
  expect(markup).not.toContain('No Post summaries')
  expect(markup).toMatch(
    /<nav aria-label="On this page".*href="#coming".*href="#recorded".*<a name="coming"><\/a><h2>Coming.*<a name="recorded"/,
  )
  expect(shown({ sections: sections.slice(0, 1) })).not.toContain('<nav')
})
