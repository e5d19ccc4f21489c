import { type Edition, readEdition } from '@association/content/shared/events/edition.ts'
import type { Item } from '../../content-index/item.ts'
import { loadIndex } from '../../page/load-page.ts'

type Known = { version: number; editions: readonly Edition[] }
let known: Known | undefined

/** All published editions of events, from memory: the same array until something in the index changes. */
export async function loadEditions(): Promise<readonly Edition[]> {
  const index = await loadIndex()
  const version = index.version()
  if (known?.version !== version) {
    const products = index.of('product').map(({ entry }) => entry)
    const entries = index.of('eventEdition').map(({ entry }: Item<'eventEdition'>) => entry)
    known = { version, editions: entries.map((entry) => readEdition(entry, products)) }
  }
  return known.editions
}
