import { toCents } from '@association/content/shared/products/pricing/cents.ts'
import { schemeOf } from '@association/services/config/scheme-of.ts'
import { config } from '../../../base/config.ts'
import { loadEditions } from '../../../page/events/load-editions.ts'
import { soldAmong } from '../../cart-data/lines/answer.ts'
import { loadProducts } from '../../cart-data/lines/load.ts'
import { cartProductOf } from '../../cart-data/lines/variants-of.ts'
import type { Catalog } from './differences.ts'

/** Rejects with UpstreamError while the index is empty. */
export async function catalog(): Promise<Catalog> {
  const [products, editions] = await Promise.all([loadProducts(), loadEditions()])
  const sold = soldAmong(products)
  const scheme = schemeOf(config.contentful)
  return (variantId) => {
    const found = sold.get(variantId)
    if (!found) return undefined
    const shown = cartProductOf(variantId, found, { scheme, editions, now: Date.now() })
    const { name, option, price, hasEnded, isOutdated, isSoldOut } = shown
    return {
      name: option === '' ? name : `${name}, ${option}`,
      listCents: toCents(price.price),
      hasEnded: hasEnded || isOutdated === true || isSoldOut === true,
    }
  }
}
