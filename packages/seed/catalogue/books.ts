import { type Picture, type Prose, picture, type SeedEntry } from '../define.ts'
import { type BookCover, bookCover } from '../drawing/book-cover.ts'
import { product, type SeedProduct } from './products.ts'

/** Without `look`, the cover is the picture `cover-<key>` of another file. */
export type SeedBook = {
  /** The end of its ids: `book-dyad`, `cover-dyad`. */
  key: string
  title: string
  slug: string
  /** Ids of biographies; the cover shows the names. */
  people: readonly string[]
  author: string
  shortDescription: string
  body: Prose
  contents: readonly string[]
  excerpt: Prose
  published: string
  isbn: string
  pageCount: number
  variants: SeedProduct['variants']
  look?: Omit<BookCover, 'title' | 'author'> & { drawn: string }
}

export const bookEntries = (book: SeedBook): SeedEntry[] =>
  product({
    id: `book-${book.key}`,
    name: book.title,
    picture: coverId(book),
    people: book.people,
    body: book.body,
    excerpt: book.excerpt,
    fields: {
      productType: 'Book',
      slug: book.slug,
      shortDescription: book.shortDescription,
      contents: book.contents,
      publicationDate: book.published,
      publisher: 'Physician Leadership Press',
      isbn: book.isbn,
      pageCount: book.pageCount,
    },
    variants: book.variants,
  })

const coverId = ({ key }: SeedBook) => `cover-${key}`

export const bookPictures = (book: SeedBook): Picture[] => {
  const { title, author, look } = book
  if (!look) return []
  const { drawn, ...drawing } = look
  return [
    picture({
      id: coverId(book),
      title,
      description: `The cover of the book “${title}” by ${author}: ${drawn}.`,
      width: 900,
      height: 1240,
      draw: (size) => bookCover(size, { title, author, ...drawing }),
    }),
  ]
}

type BookVariant = NonNullable<SeedProduct['variants']>[number]

/** Members pay 25 % less for a book. */
const pricesOf = (price: number) => ({ price, specialMemberPrice: Math.round(price * 0.75) })

/** `variantId` is the id in the shop. */
const bookVariant =
  (deliveryFormat: BookVariant['deliveryFormat'], option: BookVariant['option']) =>
  (variantId: string, price: number): BookVariant => ({
    deliveryFormat,
    option,
    variantId,
    ...pricesOf(price),
  })

export const paperback = bookVariant('Paperback', 'soft cover')
export const ebook = bookVariant('eBook', 'ebook')
export const hardCover = bookVariant('Book', 'hard cover')
export const audioBook = bookVariant('Book', 'audio book')
