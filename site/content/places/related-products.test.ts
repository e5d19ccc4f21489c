import { books } from '@association/content/lists/definitions/books.ts'
import { courses } from '@association/content/lists/definitions/courses.ts'
import type { WireEntry } from '@association/content/wire'
import { describe, expect, test } from 'vitest'
import { effectsOf } from './effects.ts'
import { type RelatedList, relatedListOf, relatedProducts } from './related-products.ts'
import { contentsOf, linkTo, wireEntry } from './testing/contents.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

const product = (id: string, fields: Record<string, unknown> = {}) =>
  wireEntry('product', id, { internalName: id, title: id, productType: 'Course', slug: id, ...fields })
const variant = (id: string, fields: Record<string, unknown>) =>
  wireEntry('variant', id, { internalName: id, variantId: id, ...fields })

type Place = Pick<Parameters<typeof relatedProducts>[2], 'seats'> & {
  list: RelatedList
  entries: readonly WireEntry[]
  linked?: Record<string, WireEntry>
}

function relatedTo(id: string, { list, entries, linked, seats }: Place) {
  const contents = contentsOf(entries, linked)
  const own = contents.of('product').find((item) => item.id === id)
  if (!own) throw new Error(`No product ${id}`)
  return relatedProducts(own, list, { contents, now, seats }).items.map((item) => item.id)
}

describe('the products below a product', () => {
  test('are three of its kind, the nearest by categories first, then in the order of the list', () => {
    const entries = [
      product('own', { categories: ['CPE Core', 'Finance'] }),
      product('d'),
      product('c', { categories: ['CPE Core'] }),
      product('b', { categories: ['CPE Core', 'Finance'] }),
      product('a'),
      product('book', { productType: 'Book', categories: ['CPE Core', 'Finance'] }),
    ]
    expect(relatedTo('own', { list: courses, entries })).toEqual(['b', 'c', 'a'])
  })

  test('of a book are those of the same author first', () => {
    const book = (id: string, fields = {}) => product(id, { productType: 'Book', ...fields })
    const people = [linkTo('okafor')]
    const entries = [book('own', { people }), book('a'), book('b', { people })]
    const okafor = wireEntry('bio', 'okafor', { name: 'Maren Okafor' })
    expect(relatedTo('own', { list: books, entries, linked: { okafor } })).toEqual(['b', 'a'])
  })

  test('can still be bought, and are courses of an event only below a course of that event', () => {
    const linked = {
      past: variant('past', { courseStartDate: '2026-01-10' }),
      sold: variant('sold', { seatsLeft: 0 }),
      tier: variant('tier', { priceTier: 'regular', courseStartDate: '2027-10-21' }),
    }
    const entries = [
      product('own'),
      product('over', { variants: [linkTo('past')] }),
      product('fall', { variants: [linkTo('tier')] }),
      product('fall too', { slug: 'fall-too', variants: [linkTo('tier')] }),
      product('full', { variants: [linkTo('sold')] }),
      product('open'),
    ]
    expect(relatedTo('own', { list: courses, entries, linked })).toEqual(['open'])
    expect(relatedTo('fall', { list: courses, entries, linked })).toEqual(['fall too'])
    expect(relatedTo('fall', { list: courses, entries, linked, seats: () => 0 })).toEqual([])
  })

  test('have ids and authors of their own in each space', () => {
    const book = (id: string) => product(id, { productType: 'Book', people: [linkTo('okafor')] })
    const okafor = wireEntry('bio', 'okafor', { name: 'Maren Okafor' })
    const contents = contentsOf([book('b'), product('a', { productType: 'Book' })], { okafor })
    const [own] = contents.of('product').filter(({ id }) => id === 'b')
    if (!own) throw new Error('No book')
    const { entry } = own
    const people = entry.fields.people.map((person) => ({ ...person, space: 'events' as const }))
    const elsewhere = {
      ...own,
      space: 'events' as const,
      entry: { ...entry, fields: { ...entry.fields, people } },
    }
    expect(relatedProducts(elsewhere, books, { contents, now }).items.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('are none for a journal', () => {
    const [journal] = contentsOf([product('journal', { productType: 'Journal' })]).of('product')
    if (!journal) throw new Error('No journal')
    expect(relatedListOf(journal.entry)).toBeUndefined()
  })
})

test('another author of a book expires the pages of its kind, and another text does not', () => {
  const book = (fields: Record<string, unknown>) => {
    const contents = contentsOf([product('own', { productType: 'Book', ...fields })], {
      okafor: wireEntry('bio', 'okafor', { name: 'Maren Okafor' }),
    })
    return { contents, item: contents.item('association', 'own') }
  }
  const after = book({ people: [linkTo('okafor')] })
  const tags = (before: ReturnType<typeof book>) =>
    effectsOf({ before: before.item, after: after.item }, after.contents, now)
  expect(tags(book({}))).toContain('list:/publications/books')
  expect(tags(book({ people: [linkTo('okafor')], shortDescription: 'Other words' }))).not.toContain(
    'list:/publications/books',
  )
})

describe('the pages of its kind expire when a course', () => {
  const course = (fields: Record<string, unknown>, seatsLeft?: number) => {
    const contents = contentsOf([product('own', { variants: [linkTo('date')], ...fields })], {
      date: variant('date', { courseStartDate: '2027-03-01', ...(seatsLeft !== undefined && { seatsLeft }) }),
    })
    return { contents, item: contents.item('association', 'own') }
  }
  const after = course({}, 3)
  const tagsFrom = (before: ReturnType<typeof course>) =>
    effectsOf({ before: before.item, after: after.item }, after.contents, now)

  test('has seats again', () => expect(tagsFrom(course({}, 0))).toContain('list:/education/courses'))
  test('gets a page', () =>
    expect(tagsFrom(course({ slug: undefined }, 3))).toContain('list:/education/courses'))
  test('but not when it has other seats left', () =>
    expect(tagsFrom(course({}, 1))).not.toContain('list:/education/courses'))
})
