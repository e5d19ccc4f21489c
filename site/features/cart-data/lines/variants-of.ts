import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { imageAttributes } from '@association/content/images/image-attributes.ts'
import { membershipOf } from '@association/content/shared/events/join-now.ts'
import { outdatedVariants } from '@association/content/shared/events/outdated-variants.ts'
import { registrationOf } from '@association/content/shared/events/registration-of.ts'
import { hasVariantEnded, hasWebinarEnded } from '@association/content/shared/products/has-ended.ts'
import { isSoldOut } from '@association/content/shared/products/offers.ts'
import { priceOf } from '@association/content/shared/products/price-of.ts'
import { productPath } from '@association/content/shared/products/product-path.ts'
import { variantLabel } from '@association/content/shared/products/variant-name.ts'
import type { CartPicture, CartProduct } from './cart-product.ts'

type Product = Entry<'product'>
type Variant = Entry<'variant'>
/** `variant` is undefined for a product with its own variant id. */
export type Sold = { product: Product; variant: Variant | undefined }
type Scheme = 'http' | 'https'

/** The first product with a variant id keeps it. */
export function soldIn(products: readonly Product[]): ReadonlyMap<string, Sold> {
  const sold = new Map<string, Sold>()
  for (const [id, each] of products.flatMap(soldOf)) if (!sold.has(id)) sold.set(id, each)
  return sold
}

function soldOf(product: Product): [string, Sold][] {
  const { variantId, variants } = product.fields
  const own: [string, Sold][] = variantId ? [[variantId, { product, variant: undefined }]] : []
  const others = variants.map((variant): [string, Sold] => [variant.fields.variantId, { product, variant }])
  // Variants come first, because they have more data.
  return [...others, ...own]
}

type OfferContext = { now: number; scheme: Scheme; editions: readonly Edition[] }

export function cartProductOf(
  variantId: string,
  { product, variant }: Sold,
  { now, scheme, editions }: OfferContext,
): CartProduct {
  const { fields } = product
  const isOutdated = outdatedVariants(editions, now).has(variantId)
  const membership = membershipOf(editions).get(variantId)
  const path =
    isOutdated || variant?.fields.joinNowVariant
      ? registrationOf(product)?.path
      : productPath(fields, variant?.fields ?? fields)
  return {
    variantId,
    name: fields.title || fields.internalName,
    productType: fields.productType,
    option: variant ? variantLabel(variant.fields) : '',
    deliveryFormat: variant?.fields.deliveryFormat ?? null,
    path: path === undefined || path === '#' ? null : path,
    picture: pictureOf(product, scheme),
    price: priceOf((variant ?? product).fields),
    hasEnded: hasEnded({ product, variant }, now),
    ...(isOutdated && { isOutdated }),
    ...(variant && hasNoSeats(variant) && { isSoldOut: true as const }),
    ...(membership !== undefined && { membership }),
  }
}

/** The registration of an event counts its seats. */
const hasNoSeats = (variant: Variant) => !variant.fields.priceTier && isSoldOut(variant)

/** A webinar for sale after its end is a recording. */
function hasEnded({ product: { fields }, variant }: Sold, now: number) {
  if (variant) return hasVariantEnded(variant.fields, now)
  return fields.productType === 'Webinar' && fields.price === undefined && hasWebinarEnded(fields, now)
}

/** Pixels. */
const pictureSize = { width: 96, height: 128 }

function pictureOf({ fields: { image } }: Product, scheme: Scheme): CartPicture | null {
  if (!image) return null
  const dense = { width: pictureSize.width * 2, height: pictureSize.height * 2 }
  const { src, width, height } = imageAttributes(image, dense, { scheme, isEager: true, isFirst: false })
  return { src, width, height }
}
