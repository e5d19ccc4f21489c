import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import type { Client } from './client.ts'

type Queries = Record<
  'CartCreate' | 'CartLineAdd' | 'CartLineUpdate' | 'CartLineRemove' | Update | 'CartQuery',
  (fragment: string) => string
> & { defaultCartFragment: string }
type Update =
  | 'CartNoteUpdate'
  | 'CartAttributesUpdate'
  | 'CartDiscountCodesUpdate'
  | 'CartBuyerIdentityUpdate'

type Cart = {
  id: string
  checkoutUrl: string
  totalQuantity: number
  note: string | null
  attributes: object[]
  discountCodes: object[]
  buyerIdentity: { email: string | null }
  cost: { totalAmount: { amount: string } }
  lines: { edges: { node: { id: string; quantity: number } }[] }
}

const token = 'local-storefront-token'
const variant = (id: string) => `gid://shopify/ProductVariant/${id}`

export const hydrogenReact: Client = {
  package: '@shopify/hydrogen-react',
  version: '2024.4.4',
  task: 'creates, changes and reads a cart with all nine documents',
  async run({ folder }) {
    const file = join(folder, 'node_modules/@shopify/hydrogen-react/dist/node-prod/cart-queries.mjs')
    const queries: Queries = await import(pathToFileURL(file).href)
    const shop = await startStorefront({
      token,
      siteUrl: 'http://localhost:3000',
      sold: [sold('1', 100), sold('2', 25.5)],
    })
    try {
      await fillCart(caller(shop.url, queries))
    } finally {
      await shop.close()
    }
  },
}

type CartCall = (name: keyof Omit<Queries, 'defaultCartFragment'>, variables: object) => Promise<Cart>

async function fillCart(call: CartCall) {
  const { id, checkoutUrl } = await call('CartCreate', {
    input: { lines: [{ merchandiseId: variant('1') }] },
  })
  match(checkoutUrl, /\/checkouts\//)
  const added = await call('CartLineAdd', {
    cartId: id,
    lines: [{ merchandiseId: variant('2'), quantity: 3 }],
  })
  deepStrictEqual([added.totalQuantity, added.cost.totalAmount.amount], [4, '176.50'])
  const [first, second] = added.lines.edges.map(({ node }) => node.id)
  const updated = await call('CartLineUpdate', { cartId: id, lines: [{ id: second, quantity: 2 }] })
  strictEqual(updated.totalQuantity, 3)
  const removed = await call('CartLineRemove', { cartId: id, lines: [first] })
  deepStrictEqual(
    removed.lines.edges.map(({ node }) => [node.id, node.quantity]),
    [[second, 2]],
  )
  await call('CartNoteUpdate', { cartId: id, note: 'Ring twice' })
  await call('CartAttributesUpdate', { cartId: id, attributes: [{ key: 'Event', value: 'Fall Institute' }] })
  await call('CartDiscountCodesUpdate', { cartId: id, discountCodes: ['SPRING'] })
  await call('CartBuyerIdentityUpdate', { cartId: id, buyerIdentity: { email: 'buyer@example.org' } })
  const read = await call('CartQuery', { id })
  deepStrictEqual(
    [read.note, read.attributes, read.discountCodes, read.buyerIdentity.email, read.totalQuantity],
    [
      'Ring twice',
      [{ key: 'Event', value: 'Fall Institute' }],
      [{ code: 'SPRING', applicable: false }],
      ...['buyer@example.org', 2],
    ],
  )
}

const caller =
  (shop: string, queries: Queries): CartCall =>
  async (name, variables) => {
    const answer = await fetch(`${shop}/api/2024-04/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-Shopify-Storefront-Access-Token': token },
      body: JSON.stringify({ query: queries[name](queries.defaultCartFragment), variables }),
    })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`)
    const [answered] = Object.values(data) as { cart?: Cart }[]
    return (answered?.cart ?? answered) as Cart
  }
