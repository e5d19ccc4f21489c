import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { readEdition } from '@association/content/shared/events/edition.ts'
import type { Contents } from '../../content/index/content-index.ts'

type Index = Pick<Contents, 'of'>
type Log = { warn(message: string): void }

/**
 * An indexed edition only follows its own changes, so courses come from the product index. Skips unreadable editions:
 * other pages must work.
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
