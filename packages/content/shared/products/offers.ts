import { timeOf } from '../../derive/time-of.ts'

/** Editors and the shop use these names. */

export const productTypes = [
  'Webinar',
  'Course',
  'Book',
  'Journal',
  'Other Subscription',
  'Subscription',
  'assessment',
  'resource kit',
  'whitepaper',
  'article',
  'membership',
  'journal',
  'Event',
] as const
export type ProductType = (typeof productTypes)[number]

export const courseCategories = ['CPE Core', 'CPE Elective', 'Masters'] as const
export const assessmentCategories = ['Individual', 'Team', 'Organization'] as const

export function categoriesOf(productType: string | undefined): readonly string[] {
  if (productType === 'Course') return courseCategories
  return productType === 'assessment' ? assessmentCategories : []
}

/** Display order. */
export const deliveryFormats = [
  'Self-Study',
  'Hybrid Online',
  'In-Person',
  'Book',
  'Paperback',
  'eBook',
  'Online',
  'Subscription',
  'Webinar',
  'Academy',
] as const

/** Display order. */
export const subscriptionOptions = ['monthly', '1-Year', '2-Year', '3-Year'] as const

export const bookOptions = ['audio book', 'ebook', 'hard cover', 'soft cover'] as const
export const courseOptions = ['in-person', 'hybrid online', 'self-study'] as const

/** Returns `cpe-core` for “CPE Core”. */
export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Keys are the names in URLs. */
export const programLabels = {
  aapmr: 'AAPM&R',
  aap: 'AAP',
  acp: 'ACP',
  gha: 'GHA',
  healogics: 'Healogics',
  nachc: 'NACHC',
} as const

export type CourseProgram = keyof typeof programLabels
export const programs = Object.keys(programLabels) as readonly CourseProgram[]

export const programLabel = (name: string): string =>
  Object.hasOwn(programLabels, name) ? programLabels[name as CourseProgram] : name

type Offered = {
  deliveryFormat?: string | undefined
  option?: string | undefined
  courseStartDate?: string | undefined
  joinNowVariant?: boolean
}

/** “Join now” variants are sold only with a membership. */
export const isSoldAlone = ({ fields }: { fields: Pick<Offered, 'joinNowVariant'> }) => !fields.joinNowVariant

export const isSoldOut = ({ fields }: { fields: { seatsLeft?: number | undefined } }) =>
  fields.seatsLeft === 0

/** Sorts by format, length, then first day. Unknown formats and lengths come last. */
export const waysToBuy = <Variant extends { fields: Offered }>(variants: readonly Variant[]): Variant[] =>
  variants
    .filter(isSoldAlone)
    .toSorted(
      (a, b) =>
        placeIn(deliveryFormats, a.fields.deliveryFormat) -
          placeIn(deliveryFormats, b.fields.deliveryFormat) ||
        placeIn(subscriptionOptions, a.fields.option) - placeIn(subscriptionOptions, b.fields.option) ||
        (timeOf(a.fields.courseStartDate) ?? 0) - (timeOf(b.fields.courseStartDate) ?? 0),
    )

function placeIn(order: readonly string[], value: string | undefined): number {
  const place = order.indexOf(value ?? '')
  return place === -1 ? order.length : place
}
