import type { Entry } from '@association/content'
import { type Edition, readEdition } from '@association/content/shared/events/edition.ts'
import type { Contents } from '../../content-index/content-index.ts'

/**
 * All published editions of events. An edition in the index is as old as its last change, so its courses are taken from
 * the products of the index, which are as new as their variants.
 */
export function editionsIn(index: Pick<Contents, 'of'>): Edition[] {
  const products = index.of('product').map(({ entry }) => entry)
  const newest = new Map(products.map((product) => [product.id, product]))
  return index.of('eventEdition').map(({ entry }) => readEdition(withCourses(entry, newest), products))
}

const withCourses = (
  edition: Entry<'eventEdition'>,
  newest: ReadonlyMap<string, Entry<'product'>>,
): Entry<'eventEdition'> => ({
  ...edition,
  fields: { ...edition.fields, courses: edition.fields.courses.flatMap(({ id }) => newest.get(id) ?? []) },
})
