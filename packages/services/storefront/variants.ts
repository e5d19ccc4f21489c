import type { FragmentOf } from 'gql.tada'
import { centsOf } from './cents-of.ts'
import type { Connection } from './connection.ts'
import { productsFound, shopLimits, type variantFields, variantsByIds } from './documents.ts'
import { variantGid, variantIdOf } from './ids.ts'

/** A variant that the shop sells. */
export type ShopVariant = {
  id: string
  productTitle: string
  title: string
  sku: string | undefined
  priceCents: number
  currency: string
  picture: { url: string; text: string } | undefined
  isAvailable: boolean
}

export type VariantQuery = {
  /** Words of the product or the variant. */
  query?: string
  /** Position after which to go on: `after` of the last answer. */
  after?: string
}
export type VariantPage = { variants: ShopVariant[]; after: string | undefined }

/** Variants of the products that match the words, one page. */
export async function findVariants(
  { query: send }: Pick<Connection, 'query'>,
  { query, after }: VariantQuery,
): Promise<VariantPage> {
  const variables = { first: shopLimits.productsPerPage, query: query ?? null, after: after ?? null }
  const { products } = await send({ document: productsFound, variables })
  const { hasNextPage, endCursor } = products.pageInfo
  return {
    variants: products.nodes.flatMap((product) => product.variants.nodes.map(readVariant)),
    after: hasNextPage ? (endCursor ?? undefined) : undefined,
  }
}

/** The variants of these ids that the shop knows. */
export async function variantsOf(
  { query: send }: Pick<Connection, 'query'>,
  ids: readonly string[],
): Promise<ShopVariant[]> {
  const portions = Array.from({ length: Math.ceil(ids.length / shopLimits.variantIds) }, (_, index) =>
    ids.slice(index * shopLimits.variantIds, (index + 1) * shopLimits.variantIds),
  )
  const answers = await Promise.all(
    portions.map((portion) => send({ document: variantsByIds, variables: { ids: portion.map(variantGid) } })),
  )
  return answers.flatMap(({ nodes }) =>
    nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? readVariant(node) : [])),
  )
}

const readVariant = (wire: FragmentOf<typeof variantFields>): ShopVariant => ({
  id: variantIdOf(wire.id),
  productTitle: wire.product.title,
  title: wire.title,
  sku: wire.sku ?? undefined,
  priceCents: centsOf(wire.price),
  currency: wire.price.currencyCode,
  picture: wire.image ? { url: wire.image.url, text: wire.image.altText ?? '' } : undefined,
  isAvailable: wire.availableForSale,
})
