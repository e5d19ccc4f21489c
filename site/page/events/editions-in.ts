import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { readEdition } from '@association/content/shared/events/edition.ts'
import type { Contents } from '../../content/index/content-index.ts'

type Index = Pick<Contents, 'of'>
type Log = { warn(message: string): void }

/**
 * Logs and leaves out editions that cannot be read, so that the other pages work. The index updates an edition only
 * when the edition itself changes, so its courses come from the indexed products.
 */
export function editionsIn(index: Index, log: Log): Edition[] {
  const products = index.of('product').map(({ entry }) => entry)
  const newestProducts = new Map(products.map((product) => [product.id, product]))
  return index.of('eventEdition').flatMap(({ entry }) => {
    try {
      return readEdition(withNewestCourses(entry, newestProducts), products)
    } catch (error) {
      log.warn(`The edition with the entry ${entry.id} is left out, because it cannot be read: ${error}.`)
      return []
    }
  })
}

const withNewestCourses = (
  edition: Entry<'eventEdition'>,
  newestProducts: ReadonlyMap<string, Entry<'product'>>,
): Entry<'eventEdition'> => ({
  ...edition,
  fields: {
    ...edition.fields,
    courses: edition.fields.courses.flatMap(({ id }) => newestProducts.get(id) ?? []),
  },
})
