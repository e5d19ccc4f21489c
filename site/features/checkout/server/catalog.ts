import { toCents } from '@association/content/shared/products/pricing/cents.ts'
import { config } from '../../../page/config.ts'
import { soldAmong } from '../../cart/lines/answer.ts'
import { loadProducts } from '../../cart/lines/load.ts'
import { cartProductOf } from '../../cart/lines/variants-of.ts'
import type { Catalog } from './differences.ts'

/** What the cart shows of a variant, from the index in memory. Rejects with UpstreamError while it is empty. */
export async function catalog(): Promise<Catalog> {
  const sold = soldAmong(await loadProducts())
  const scheme = config.contentful.insecure ? 'http' : 'https'
  return (variantId) => {
    const found = sold.get(variantId)
    if (!found) return undefined
    const { name, option, price, hasEnded } = cartProductOf(variantId, found, { scheme, now: Date.now() })
    return { name: option === '' ? name : `${name}, ${option}`, listCents: toCents(price.price), hasEnded }
  }
}
