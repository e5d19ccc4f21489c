import { openCart } from '../cart/change-cart.ts'
import { gids, plainId, variantIdIn } from '../cart/ids.ts'
import type { Sold } from '../catalog/catalog.ts'
import { centsIn, inStock, piecesIn, type Shop } from '../shop.ts'
import type { Line, StoredCart } from '../store/shop.ts'
import { connection, type Paging } from './connection.ts'

/** An amount as the Storefront API writes it. */
export const moneyOf = (cents: number) => ({ amount: (cents / 100).toFixed(2), currencyCode: 'USD' })

export function variantView(shop: Shop, sold: Sold) {
  const pieces = piecesIn(shop, sold.variantId)
  const price = moneyOf(centsIn(shop, sold.variantId))
  return {
    __typename: 'ProductVariant',
    id: gids.variant(sold.variantId),
    title: sold.title,
    sku: sold.variantId,
    availableForSale: pieces !== 0,
    currentlyNotInStock: pieces === 0,
    quantityAvailable: pieces,
    requiresShipping: false,
    taxable: false,
    weightUnit: 'POUNDS',
    price,
    priceV2: price,
    selectedOptions: [{ name: 'Title', value: sold.title }],
    image: imageView(sold),
    product: () => productView(shop, sold.productId),
  }
}

function imageView({ picture, productId }: Sold) {
  if (!picture) return null
  const source = picture.url.replace(/^\/\//, 'https://')
  return {
    id: gids.image(productId),
    altText: picture.text,
    width: picture.width,
    height: picture.height,
    src: source,
    originalSrc: source,
    url: ({ transform }: { transform?: { maxWidth?: number; maxHeight?: number } }) =>
      transform?.maxWidth === undefined ? source : `${source}?w=${transform.maxWidth}`,
  }
}

/** A product with its variants; null if the shop does not sell it. */
export function productView(shop: Shop, productId: string) {
  const variants = shop.catalog.products().find(([first]) => first?.productId === productId) ?? []
  const [first] = variants
  if (!first) return null
  const cents = variants.map(({ variantId }) => centsIn(shop, variantId)).toSorted((a, b) => a - b)
  return {
    __typename: 'Product',
    id: gids.product(productId),
    handle: productId,
    title: first.productTitle,
    productType: first.productType,
    vendor: 'Association',
    description: first.productTitle,
    descriptionHtml: first.productTitle,
    tags: [],
    isGiftCard: false,
    availableForSale: variants.some(({ variantId }) => piecesIn(shop, variantId) !== 0),
    featuredImage: imageView(first),
    priceRange: { minVariantPrice: moneyOf(cents[0] ?? 0), maxVariantPrice: moneyOf(cents.at(-1) ?? 0) },
    variants: (paging: Paging) =>
      connection(
        variants.map((sold) => variantView(shop, sold)),
        paging,
      ),
  }
}

export function cartView(shop: Shop, cart: StoredCart) {
  const lines = cart.lines.flatMap((line) => lineView(shop, line) ?? [])
  const total = moneyOf(
    cart.lines.reduce((sum, { variantId, quantity }) => sum + centsIn(shop, variantId) * quantity, 0),
  )
  return {
    __typename: 'Cart',
    id: gids.cart(cart.id),
    checkoutUrl: `${shop.url()}/checkouts/${cart.id}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note,
    attributes: cart.attributes,
    discountAllocations: [],
    discountCodes: cart.discountCodes.map((code) => ({ code, applicable: false })),
    buyerIdentity: { ...cart.buyer, customer: null, deliveryAddressPreferences: [], walletPreferences: [] },
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: {
      subtotalAmount: total,
      totalAmount: total,
      checkoutChargeAmount: total,
      subtotalAmountEstimated: false,
      totalAmountEstimated: false,
      totalDutyAmountEstimated: false,
      totalTaxAmountEstimated: false,
    },
    lines: (paging: Paging) => connection(lines, paging),
  }
}

function lineView(shop: Shop, { id, variantId, quantity, attributes }: Line) {
  const sold = shop.catalog.variant(variantId)
  if (!sold) return undefined
  const each = centsIn(shop, variantId)
  const left = inStock(shop, variantId, quantity)
  const total = moneyOf(each * left)
  return {
    __typename: 'CartLine',
    id: gids.line(id),
    quantity: left,
    attributes,
    discountAllocations: [],
    cost: { amountPerQuantity: moneyOf(each), subtotalAmount: total, totalAmount: total },
    merchandise: variantView(shop, sold),
  }
}

/** The thing of a global id that a client can ask for; null for what the shop does not know. */
export function nodeView(shop: Shop, id: string) {
  const sold = shop.catalog.variant(variantIdIn(id))
  if (sold) return variantView(shop, sold)
  const plain = plainId(id)
  if (plain.startsWith(gids.product(''))) return productView(shop, plain.slice(gids.product('').length))
  const cart = plain.startsWith(gids.cart('')) ? openCart(shop, plain) : undefined
  return cart ? cartView(shop, cart) : null
}
