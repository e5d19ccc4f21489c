import type { Draft } from '@association/content/define/values.ts'

type CourseVariant = Omit<Draft<'variant'>, 'internalName' | 'product'>
type Prices = Pick<CourseVariant, 'price' | 'specialMemberPrice'>
type When = Pick<CourseVariant, 'courseStartDate' | 'courseEndDate' | 'location'>

/** Members pay a third less, rounded to five dollars, as the membership page promises. */
export const withMemberPrice = (price: number): Prices => ({
  price,
  specialMemberPrice: Math.round((price * 2) / 3 / 5) * 5,
})

/** `variantId` is the id in the shop. */
export const selfStudy = (variantId: string, prices: Prices): CourseVariant => ({
  deliveryFormat: 'Self-Study',
  option: 'self-study',
  variantId,
  ...prices,
})
export const hybrid = (variantId: string, prices: Prices, when: When): CourseVariant => ({
  deliveryFormat: 'Hybrid Online',
  option: 'hybrid online',
  variantId,
  ...prices,
  ...when,
})
export const inPerson = (variantId: string, prices: Prices, when: When): CourseVariant => ({
  deliveryFormat: 'In-Person',
  option: 'in-person',
  variantId,
  ...prices,
  ...when,
})
export const online = (variantId: string, prices: Prices, when: When = {}): CourseVariant => ({
  deliveryFormat: 'Online',
  variantId,
  ...prices,
  ...when,
})
