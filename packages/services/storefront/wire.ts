import * as v from 'valibot'
import { UpstreamError } from '../upstream/index.ts'

const money = v.object({ amount: v.pipe(v.union([v.string(), v.number()]), v.check(isAmount)) })

function isAmount(amount: string | number) {
  return amount !== '' && Number.isFinite(Number(amount))
}

const line = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  merchandise: v.object({
    id: v.string(),
    title: v.string(),
    price: money,
    product: v.object({ title: v.string() }),
  }),
})

const cart = v.object({
  id: v.string(),
  checkoutUrl: v.pipe(v.string(), v.url()),
  lines: v.object({ nodes: v.array(line) }),
})

const userErrors = v.array(
  v.object({ code: v.nullish(v.string()), field: v.nullish(v.array(v.string())), message: v.string() }),
)

const variant = v.object({
  id: v.string(),
  title: v.string(),
  sku: v.nullish(v.string()),
  availableForSale: v.boolean(),
  price: v.object({ ...money.entries, currencyCode: v.string() }),
  image: v.nullish(v.object({ url: v.string(), altText: v.nullish(v.string()) })),
  product: v.object({ title: v.string() }),
})

/** Only an explicit `null` means no cart; a missing field does not. */
export const wire = {
  cartCreate: v.object({ cartCreate: v.nullable(v.object({ cart: v.nullable(cart), userErrors })) }),
  cartWithLines: v.object({ cart: v.nullable(cart) }),
  cartById: v.object({ cart: v.nullable(v.object({ id: v.string() })) }),
  variantsByIds: v.object({
    nodes: v.array(
      v.nullable(
        v.variant('__typename', [
          v.object({ __typename: v.literal('ProductVariant'), ...variant.entries }),
          v.object({ __typename: v.pipe(v.string(), v.notValue('ProductVariant')) }),
        ]),
      ),
    ),
  }),
  productsFound: v.object({
    products: v.object({
      nodes: v.array(v.object({ variants: v.object({ nodes: v.array(variant) }) })),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    }),
  }),
}

export function checkWire(data: unknown, schema: v.GenericSchema) {
  const { success, issues } = v.safeParse(schema, data)
  if (success) return
  const place = v.getDotPath(issues[0]) ?? 'its root'
  throw new UpstreamError('Shop', 'malformed', {
    message: `the answer has an unexpected value at “${place}”`,
  })
}
