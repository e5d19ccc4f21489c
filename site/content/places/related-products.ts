import type { Entry } from '@association/content'
import { books } from '@association/content/lists/definitions/books.ts'
import { courses } from '@association/content/lists/definitions/courses.ts'
import { webinars } from '@association/content/lists/definitions/webinars.ts'
import { listTag } from '@association/content/lists/pages.ts'
import { registrationOf } from '@association/content/shared/events/registration-of.ts'
import { haveAllEnded } from '@association/content/shared/products/has-ended.ts'
import { areAllSoldOut } from '@association/content/shared/products/sold-out.ts'
import type { Contents } from '../index/content-index.ts'
import type { IndexChange } from '../index/contents.ts'
import type { Item } from '../index/item.ts'
import { entriesOf, type Listing } from './entries-of.ts'
import { isSame, relatedCount } from './related.ts'

const relatedLists = [courses, books, webinars]

export type RelatedList = (typeof relatedLists)[number]

export const relatedListOf = (product: Entry<'product'>): RelatedList | undefined =>
  relatedLists.find((list) => list.accepts?.(product))

type RelatedItem = Pick<Item<'product'>, 'id' | 'space' | 'path' | 'entry'>
type RelatedIn = {
  contents: Pick<Contents, 'of'>
  now: number
  /** Of the courses of events. */
  seats?: ((product: Entry<'product'>) => number | undefined) | undefined
}

/** Sorts by shared people and categories, then as the list does. */
export function relatedProducts(
  product: RelatedItem,
  list: RelatedList,
  { contents, now, seats }: RelatedIn,
): Listing<'product'> {
  const { items, until } = entriesOf(list, contents, { now })
  const { entry } = product
  const others = items.filter(
    (other) =>
      !isSame(other, product) &&
      isForSale(other, now) &&
      isSoldAlike(other.entry, entry) &&
      seats?.(other.entry) !== 0,
  )
  const near = others.toSorted((one, other) => sharedBy(other.entry, entry) - sharedBy(one.entry, entry))
  return { items: near.slice(0, relatedCount), until }
}

const isForSale = ({ path, entry }: RelatedItem, now: number) =>
  path !== undefined && !haveAllEnded(entry, now) && !areAllSoldOut(entry.fields.variants, now)

/** The courses of an event are sold by its registration. */
const isSoldAlike = (one: Entry<'product'>, other: Entry<'product'>) =>
  registrationOf(one)?.path === registrationOf(other)?.path

function sharedBy(one: Entry<'product'>, other: Entry<'product'>): number {
  const marks = new Set(marksOf(other))
  return marksOf(one).filter((mark) => marks.has(mark)).length
}

const marksOf = ({ fields: { people, categories } }: Entry<'product'>) => [
  ...people.map(({ id, space }) => `${space}/${id}`),
  ...categories,
]

/** Tags the list whose products show others after the change, although its order can stay. */
export function relatedListTags({ before, after }: IndexChange, now: number): string[] {
  if (!isProduct(before) || !isProduct(after) || kinshipOf(before, now) === kinshipOf(after, now)) return []
  const list = relatedListOf(after.entry)
  return list ? [listTag({ list })] : []
}

const isProduct = (item: Item | undefined): item is Item<'product'> => item?.entry.type === 'product'

const kinshipOf = (product: Item<'product'>, now: number) =>
  JSON.stringify([isForSale(product, now), marksOf(product.entry), registrationOf(product.entry)?.path])
