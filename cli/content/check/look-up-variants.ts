import { type ShopVariants, subjectsIn, variantsIn } from '@association/content/rules'
import type { ShopConfig } from '@association/services/config'
import { storefront } from '@association/services/storefront'
import { isUpstreamError } from '@association/services/upstream'
import type { Io } from '../../shared/io.ts'
import type { SpaceContent } from '../pages.ts'

/** Returns undefined, and a message, if the shop does not respond. */
export async function lookUpVariants(
  shop: ShopConfig,
  spaces: readonly SpaceContent[],
  io: Pick<Io, 'err'>,
): Promise<ShopVariants | undefined> {
  const ids = new Set(
    spaces
      .flatMap(({ content }) => subjectsIn(content))
      .flatMap((subject) => variantsIn(subject).map(({ id }) => id)),
  )
  if (ids.size === 0) return undefined
  try {
    const log = { info() {}, warn() {} }
    const sold = await storefront(shop, { log }).variantsOf([...ids])
    const known = new Map(sold.map(({ id, priceCents }) => [id, { priceCents }]))
    return new Map([...ids].map((id) => [id, known.get(id) ?? 'unknown']))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    io.err(`Variants and prices are not checked. ${error.message}`)
    return undefined
  }
}
