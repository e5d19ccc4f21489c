import type { About, Thing } from '../../define/structured-data.ts'
import type { Entry } from '../../define/values.ts'
import { dayOf } from '../../shared/dates.ts'
import { hasWebinarEnded, variantEnd } from '../../shared/products/has-ended.ts'
import { isSoldOut, type ProductType, waysToBuy } from '../../shared/products/offers.ts'
import { webinarSpan } from '../../shared/products/webinar-time.ts'
import { known, personOf } from '../../shared/things.ts'

type ProductEntry = Entry<'product'>
type Describe = (product: ProductEntry, about: About) => Thing

export const productStructuredData: Describe = (product, about) => {
  const describe = descriptions[product.fields.productType] ?? genericProduct
  return known(describe(product, about))
}

const genericProduct: Describe = (product, about) => ({
  ...commonOf('Product', product, about),
  brand: organisationOf(about),
  offers: offersOf(product, about),
})

const course: Describe = (product, about) => ({
  ...commonOf('Course', product, about),
  provider: organisationOf(about),
  numberOfCredits: product.fields.credits,
  hasCourseInstance: distinct(
    waysToBuy(product.fields.variants).map((variant) => courseInstance(variant, product)),
  ),
  offers: offersOf(product, about),
})

/** A course of an event has a variant for each tier, but takes place once. */
const distinct = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
]

/** One credit is one hour of learning. */
const courseInstance = ({ fields }: Entry<'variant'>, product: ProductEntry) =>
  known({
    '@type': 'CourseInstance',
    courseMode: courseModes[fields.deliveryFormat ?? ''] ?? 'Online',
    courseWorkload: product.fields.credits && `PT${product.fields.credits}H`,
    startDate: dayOf(fields.courseStartDate),
    endDate: dayOf(fields.courseEndDate),
    location: fields.location && {
      '@type': 'Place',
      name: fields.location,
      address: fields.location,
    },
    instructor: peopleOf(product),
  })

const courseModes: Readonly<Record<string, string>> = {
  'In-Person': 'Onsite',
  'Hybrid Online': 'Blended',
}

const book: Describe = (product, about) => ({
  ...commonOf('Book', product, about),
  author: peopleOf(product),
  publisher: organisationNamed(product.fields.publisher),
  datePublished: dayOf(product.fields.publicationDate),
  isbn: product.fields.isbn,
  numberOfPages: product.fields.pageCount,
  workExample: waysToBuy(product.fields.variants).map((variant) => bookEdition(variant, { product, about })),
})

const bookEdition = (
  variant: Entry<'variant'>,
  { product, about }: { product: ProductEntry; about: About },
) =>
  known({
    '@type': 'Book',
    name: product.fields.title || product.fields.internalName,
    bookFormat: bookFormats[variant.fields.option ?? ''] ?? bookFormats[variant.fields.deliveryFormat ?? ''],
    offers: offersOf({ ...product, fields: { ...product.fields, variants: [variant] } }, about),
  })

const bookFormats: Readonly<Record<string, string>> = {
  'audio book': 'https://schema.org/AudiobookFormat',
  ebook: 'https://schema.org/EBook',
  eBook: 'https://schema.org/EBook',
  'hard cover': 'https://schema.org/Hardcover',
  Book: 'https://schema.org/Hardcover',
  'soft cover': 'https://schema.org/Paperback',
  Paperback: 'https://schema.org/Paperback',
}

const webinar: Describe = (product, about) => {
  const span = webinarSpan(product.fields)
  if (!span || hasWebinarEnded(product.fields, about.now)) return genericProduct(product, about)
  const { startsAt = '', durationMinutes } = product.fields
  return {
    ...commonOf('Event', product, about),
    startDate: startsAt.includes('T') ? new Date(span.start).toISOString() : startsAt,
    endDate: durationMinutes && new Date(span.end).toISOString(),
    duration: durationMinutes && `PT${durationMinutes}M`,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: about.url },
    organizer: { ...organisationOf(about), url: about.siteUrl },
    performer: peopleOf(product),
    offers: offersOf(product, about),
  }
}

const subscription: Describe = (product, about) =>
  product.fields.journal
    ? {
        ...commonOf('Periodical', product, about),
        publisher: organisationOf(about),
        offers: offersOf(product, about),
      }
    : genericProduct(product, about)

const descriptions: { readonly [Type in ProductType]?: Describe } = {
  Course: course,
  Book: book,
  Webinar: webinar,
  Journal: subscription,
  journal: subscription,
  Subscription: subscription,
  'Other Subscription': subscription,
}

const commonOf = (type: string, { fields }: ProductEntry, about: About): Thing => ({
  '@type': type,
  name: fields.title || fields.internalName,
  description: fields.shortDescription,
  url: about.url,
  image: fields.image && about.picture(fields.image),
})

const peopleOf = ({ fields }: ProductEntry) => fields.people.map(personOf)

const organisationOf = ({ organisation }: About) => ({ '@type': 'Organization', name: organisation.name })
const organisationNamed = (name: string | undefined) => name && { '@type': 'Organization', name }

/** Uses non-member prices. An unknown price makes no offer. */
function offersOf({ fields }: ProductEntry, about: About): Thing[] {
  if (fields.variants.length === 0)
    return fields.price === undefined ? [] : [offer({ price: fields.price, url: about.url })]
  return waysToBuy(fields.variants).flatMap((variant) => offerOf(variant, about) ?? [])
}

function offerOf({ fields }: Entry<'variant'>, about: About): Thing | undefined {
  const { price, variantId } = fields
  if (price === undefined) return undefined
  const end = variantEnd(fields)
  return {
    ...offer({ price, url: `${about.url}?${new URLSearchParams({ v: variantId })}` }),
    ...(isSoldOut({ fields }) && { availability: 'https://schema.org/SoldOut' }),
    sku: variantId,
    ...(end !== undefined && { availabilityEnds: new Date(end).toISOString() }),
  }
}

const offer = ({ price, url }: { price: number; url: string }): Thing => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  category: price === 0 ? 'Free' : 'Paid',
  url,
})
