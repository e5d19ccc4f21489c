import type { Entry } from '@association/content'
import { productPath } from '@association/content/shared/products/product-path.ts'
import { matches } from './match.ts'

type Book = Entry<'product'>

export type BookSearchTerms = {
  path: string
  /** Title and authors, which the search suggests. */
  names: readonly string[]
  /** Includes the ISBN with and without hyphens. */
  words: readonly string[]
}

export const bookSearchTerms = (books: readonly Book[]): BookSearchTerms[] => books.map(termsOf)

export const booksFound = (books: readonly Book[], query: string): Book[] =>
  books.filter((book) => {
    const { names, words } = termsOf(book)
    return matches(query, [...names, ...words])
  })

function termsOf({ fields }: Book): BookSearchTerms {
  const { title, internalName, people, shortDescription, publisher, isbn } = fields
  const known = [shortDescription, publisher, isbn, isbn?.replaceAll('-', '')]
  return {
    path: productPath({ productType: fields.productType, slug: fields.slug }),
    names: [title || internalName, ...people.map(({ fields: { name } }) => name)],
    words: known.filter((word) => word !== undefined),
  }
}
