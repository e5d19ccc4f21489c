import type { Entry } from '@association/content'
import { booksInOrder, byTitle, webinarsInOrder } from '@association/content/lists/product-orders.ts'
import { isSoldAlone } from '@association/content/shared/products/offers.ts'
import { productPath } from '@association/content/shared/products/product-path.ts'
import { isUpstreamError } from '@association/services/upstream'
import { problem } from '../../base/security/problem.ts'
import { sharedFor } from '../../base/security/shared-for.ts'
import { bookSearchTerms } from '../book-search/terms.ts'
import { messages } from './messages.ts'

type Product = Entry<'product'>

/** Rejects with UpstreamError without content or a copy. */
export type LoadProducts = () => Promise<readonly Product[]>

/** Seconds for browsers and CDNs. */
const webinarsMaxAge = 3600

/** Answers `GET /api/webinars`, future webinars first. */
export const answerWebinars = (load: LoadProducts, now: number) =>
  answer(
    load,
    (products) => webinarsInOrder(ofType(products, 'Webinar'), now).map(webinarOf),
    `public, max-age=${webinarsMaxAge}`,
  )

export const answerBookSearch = (load: LoadProducts) =>
  answer(load, (products) => bookSearchTerms(booksInOrder(ofType(products, 'Book'))), sharedFor)

/** Answers `GET /api/productSearch`, sorted by title. */
export const answerProductSearch = (load: LoadProducts) =>
  answer(load, (products) => products.toSorted(byTitle).map(itemOf), sharedFor)

async function answer(
  load: LoadProducts,
  make: (products: readonly Product[]) => unknown,
  cacheControl: string,
): Promise<Response> {
  try {
    return Response.json(make(await load()), { headers: { 'cache-control': cacheControl } })
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return problem(error.failure === 'timeout' ? 504 : 502, messages.outOfReach, { 'retry-after': '60' })
  }
}

const ofType = (products: readonly Product[], type: Product['fields']['productType']) =>
  products.filter(({ fields }) => fields.productType === type)

function webinarOf(webinar: Product) {
  const { startsAt, durationMinutes, shortDescription, people } = webinar.fields
  return {
    ...itemOf(webinar),
    shortDescription,
    startsAt,
    durationMinutes,
    speakers: people.map(({ fields }) => fields.name),
  }
}

/** `path` is null without a page. Prices are those of guests. */
function itemOf({ id, fields }: Product) {
  const path = productPath(fields)
  const { productType, slug, title, internalName, price, specialMemberPrice, variantId } = fields
  return {
    sys: { id },
    path: path === '#' ? null : path,
    ...{ productType, slug, title: title || internalName, internalName },
    ...{ price: price ?? null, specialMemberPrice, variantId },
    programName: fields.programName,
    programSpecificVariant: fields.programSpecificVariant,
    variants: fields.variants.filter(isSoldAlone).map(({ fields: variant }) => ({
      variantId: variant.variantId,
      deliveryFormat: variant.deliveryFormat,
      option: variant.option,
      courseStartDate: variant.courseStartDate,
      price: variant.price ?? null,
      specialMemberPrice: variant.specialMemberPrice,
    })),
  }
}
