import { books } from '@association/content/lists/definitions/books.ts'
import { renderList } from '@association/content/render'
import type { Metadata } from 'next'
import { loadIndex } from '../../../../content/delivery/load-page.ts'
import { entriesOf } from '../../../../content/places/entries-of.ts'
import { BookSearchResults, bookQuery } from '../../../../features/book-search/book-search.tsx'
import { messages } from '../../../../features/book-search/messages.ts'
import { booksFound } from '../../../../features/book-search/terms.ts'
import { publicRendering } from '../../../../features/widgets/render-options.ts'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: messages.resultsTitle, robots: { index: false } }

/** Serves links and visitors without JavaScript. */
export default async function BookSearchPage({ searchParams }: PageProps<'/publications/books/search'>) {
  const { q } = await searchParams
  const query = bookQuery([q].flat()[0])
  const { items } = entriesOf(books, await loadIndex(), { now: Date.now() })
  const found = booksFound(
    items.map(({ entry }) => entry),
    query,
  )
  const cards = renderList(found, { options: publicRendering, as: 'card' })
  return <BookSearchResults query={query} cards={cards} />
}
