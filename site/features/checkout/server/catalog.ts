import { toCents } from '@association/content/shared/products/pricing/cents.ts'
import { config } from '../../../page/config.ts'
import { soldAmong } from '../../cart/lines/answer.ts'
import { loadProducts } from '../../cart/lines/load.ts'
import { cartProductOf } from '../../cart/lines/variants-of.ts'
import { loadEditions } from '../../events/load-editions.ts'
import type { Catalog } from './differences.ts'

/** What the cart shows of a variant, from the index in memory. Rejects with UpstreamError while it is empty. */
export async function catalog(): Promise<Catalog> {
  const [products, editions] = await Promise.all([loadProducts(), loadEditions()])
  const sold = soldAmong(products)
  const scheme = config.contentful.insecure ? 'http' : 'https'
  return (variantId) => {
    const found = sold.get(variantId)
    if (!found) return undefined
    const shown = cartProductOf(variantId, found, { scheme, editions, now: Date.now() })
    const { name, option, price, hasEnded, isOutdated } = shown
    return {
      name: option === '' ? name : `${name}, ${option}`,
      listCents: toCents(price.price),
      hasEnded: hasEnded || isOutdated === true,
    }
  }
}
