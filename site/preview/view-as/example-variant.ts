import { offerOf } from '@association/content/shared/products/offer-of.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'

/** `now` is in Unix milliseconds. */
export async function exampleVariant(now: number): Promise<string | undefined> {
  const index = await loadIndex().catch(() => undefined)
  const offers = index?.of('product').map(({ entry }) => offerOf(entry, now)) ?? []
  const sold = offers.flatMap(({ variants }) => variants.filter(({ price }) => price !== null))
  return sold[0]?.variantId
}
