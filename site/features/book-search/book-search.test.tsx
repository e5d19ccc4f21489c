import { person, product } from '@association/content/lists/testing/entries.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BookSearchResults, bookQuery } from './book-search.tsx'
import { findBooks } from './find-books.ts'
import { matches } from './match.ts'
import { bookSearchTerms, booksFound } from './terms.ts'

const books = [
  product('dyad', { productType: 'Book', title: 'The Dyad', people: [person('Renée Lindqvist')] }),
  product('numbers', {
    productType: 'Book',
    title: 'Numbers for Night Owls',
    shortDescription: 'Budgets after dark.',
    isbn: '978-0-9900-1234-5',
  }),
]
const idsFound = (query: string) => booksFound(books, query).map(({ id }) => id)

test.each([
  ['dya', ['dyad']],
  ['NIGHT numb', ['numbers']],
  ['renee', ['dyad']],
  ['budgets', ['numbers']],
  ['9780990012345', ['numbers']],
  ['978-0-9900', ['numbers']],
  ['yad', []],
  ['the nothing', []],
  ['', ['dyad', 'numbers']],
  ['?!', ['dyad', 'numbers']],
])('“%s” finds %j (LI-032)', (query, ids) => expect(idsFound(query)).toEqual(ids))

test('accents and case do not matter', () => expect(matches('RENÉE', ['renee'])).toBe(true))

describe('while a visitor types', () => {
  const terms = bookSearchTerms(books)
  const all = terms.map(({ path }) => path)

  test('only the books that match stay, and their titles and authors are suggested', () =>
    expect(findBooks('n', terms, all)).toEqual({
      paths: new Set(['/publications/books/numbers']),
      suggestions: ['Numbers for Night Owls'],
      status: '1 book matches “n”.',
    }))

  test('an empty field shows all books, without suggestions or status', () =>
    expect(findBooks('  ', terms, all)).toEqual({ paths: new Set(all), suggestions: [], status: '' }))

  test('the status says that nothing matches', () =>
    expect(findBooks('zebra', terms, all).status).toMatch(/^No book matches “zebra”\./))

  test('the status counts the books that are on other pages of the list', () =>
    expect(findBooks('dyad', terms, []).status).toMatch(/^1 book matches “dyad”\. 1 of them is only/))

  test('at most eight names are suggested', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ path: `/${at}`, names: [`Book ${at}`], words: [] }))
    expect(findBooks('book', many, []).suggestions).toHaveLength(8)
  })
})

describe('the page of results', () => {
  const page = (query: string, cards: string[]) =>
    renderToStaticMarkup(<BookSearchResults query={query} cards={cards} />)

  test('has the query in its form, which works without JavaScript (SN-034)', () => {
    const markup = page('dyad', ['card'])
    expect(markup).toMatch(/<form action="\/publications\/books\/search" method="get">/)
    expect(markup).toMatch(/<input [^>]*name="q"[^>]*value="dyad"/)
    expect(markup).toContain('1 book matches “dyad”.')
  })

  test('has a message without results, and another one without a query', () => {
    expect(page('zebra', [])).toContain('No book matches “zebra”.')
    expect(page('', ['card'])).toContain('Type a title, an author or a subject.')
  })

  test('reads at most 100 characters of a query', () => {
    expect(bookQuery(` ${'x'.repeat(10_000)}`)).toHaveLength(100)
    expect(bookQuery(undefined)).toBe('')
  })
})
