import type { Entry } from '@association/content'
import type { Edition, KnownEvent } from '@association/content/define/event.ts'
import { nextChangeOfEdition } from '@association/content/shared/events/edition.ts'
import { editionAfter, eventAlone } from '@association/content/shared/events/known-event.ts'
import { tagOf } from '@association/services/contentful'
import { note } from '../../base/rendering.ts'
import type { Item } from '../../content/index/item.ts'

type EventSources = { editions: readonly Edition[]; products: readonly Item<'product'>[] }

/**
 * Expires at the next change of a shown edition, and when an edition or event product is published. `now` is in Unix
 * milliseconds.
 */
export const knownEvents =
  ({ editions, products }: EventSources, now: number) =>
  (entry: Entry<'eventEdition'>): KnownEvent => {
    const edition = editions.find(({ id }) => id === entry.id) ?? eventAlone(entry).edition
    noteEdition(edition, now)
    note({ tags: extraTags(edition, products) })
    return { edition, next: editionAfter(edition, editions, now) }
  }

/** Any edition may become the next, or name a new product. */
const tags = (['eventEdition', 'product', 'variant'] as const).map((type) => tagOf.list('events', type))

export const noteEdition = (edition: Edition, now: number) =>
  note({ until: nextChangeOfEdition(edition, now), tags })

function extraTags({ extras }: Edition, products: EventSources['products']): string[] {
  const ids = new Set(Object.values(extras).flatMap((offer) => offer?.variantId ?? []))
  const isExtra = (id: string | undefined) => id !== undefined && ids.has(id)
  const sells = ({ fields }: Entry<'product'>) =>
    isExtra(fields.variantId) || fields.variants.some((variant) => isExtra(variant.fields.variantId))
  return products.flatMap((product) => (sells(product.entry) ? product.tags : []))
}
