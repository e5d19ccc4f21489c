import type { FragmentOf } from 'gql.tada'
import { UpstreamError } from '../upstream/index.ts'
import { centsOf } from './cents-of.ts'
import type { Connection } from './connection.ts'
import { productsFound, shopLimits, type variantFields, variantsByIds } from './documents.ts'
import { variantGid, variantIdOf } from './ids.ts'
import { wire } from './wire.ts'

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
  after?: string
}
export type VariantPage = { variants: ShopVariant[]; after: string | undefined }

export async function findVariants(
  { query: send }: Pick<Connection, 'query'>,
  { query, after }: VariantQuery,
): Promise<VariantPage> {
  const variables = { first: shopLimits.productsPerPage, query: query ?? null, after: after ?? null }
  const { products } = await send({ document: productsFound, schema: wire.productsFound, variables })
  const { hasNextPage, endCursor } = products.pageInfo
  return {
    variants: products.nodes.flatMap((product) => product.variants.nodes.map(readVariant)),
    after: hasNextPage ? (endCursor ?? undefined) : undefined,
  }
}

export async function variantsOf(
  { query: send }: Pick<Connection, 'query'>,
  ids: readonly string[],
): Promise<ShopVariant[]> {
  const portions = Array.from({ length: Math.ceil(ids.length / shopLimits.variantIds) }, (_, index) =>
    ids.slice(index * shopLimits.variantIds, (index + 1) * shopLimits.variantIds),
  )
  const answers = await Promise.all(
    portions.map(async (portion) => {
      const variables = { ids: portion.map(variantGid) }
      const { nodes } = await send({ document: variantsByIds, schema: wire.variantsByIds, variables })
      // The shop answers a node or `null` for each id.
      if (nodes.length === portion.length) return nodes
      throw new UpstreamError('Shop', 'malformed', { message: 'the answer lacks some of the variants' })
    }),
  )
  return answers.flatMap((nodes) =>
    nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? readVariant(node) : [])),
  )
}

const readVariant = (sold: FragmentOf<typeof variantFields>): ShopVariant => ({
  id: variantIdOf(sold.id),
  productTitle: sold.product.title,
  title: sold.title,
  sku: sold.sku ?? undefined,
  priceCents: centsOf(sold.price),
  currency: sold.price.currencyCode,
  picture: sold.image ? { url: sold.image.url, text: sold.image.altText ?? '' } : undefined,
  isAvailable: sold.availableForSale,
})
