import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { readEdition } from '@association/content/shared/events/edition.ts'
import type { Contents } from '../../content/index/content-index.ts'

type Index = Pick<Contents, 'of'>
type Log = { warn(message: string): void }

/**
 * All published editions of events. An edition in the index is as old as its last change, so its courses are taken from
 * the products of the index, which are as new as their variants. An edition that cannot be read is logged and left out:
 * it must not stop the pages that are about others.
 */
export function editionsIn(index: Index, log: Log): Edition[] {
  const products = index.of('product').map(({ entry }) => entry)
  const newest = new Map(products.map((product) => [product.id, product]))
  return index.of('eventEdition').flatMap(({ entry }) => {
    try {
      return readEdition(withCourses(entry, newest), products)
    } catch (error) {
      log.warn(`The edition with the entry ${entry.id} is left out, because it cannot be read: ${error}.`)
      return []
    }
  })
}

const withCourses = (
  edition: Entry<'eventEdition'>,
  newest: ReadonlyMap<string, Entry<'product'>>,
): Entry<'eventEdition'> => ({
  ...edition,
  fields: { ...edition.fields, courses: edition.fields.courses.flatMap(({ id }) => newest.get(id) ?? []) },
})
