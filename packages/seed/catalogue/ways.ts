import type { Draft } from '@association/content/define/values.ts'

type Way = Omit<Draft<'variant'>, 'internalName' | 'product'>
type Prices = Pick<Way, 'price' | 'specialMemberPrice'>
type When = Pick<Way, 'courseStartDate' | 'courseEndDate' | 'location'>

/** Members pay a third less, rounded to five dollars, as the membership page promises. */
export const withMemberPrice = (price: number): Prices => ({
  price,
  specialMemberPrice: Math.round((price * 2) / 3 / 5) * 5,
})

/** `variantId` is the id in the shop. */
export const selfStudy = (variantId: string, prices: Prices): Way => ({
  deliveryFormat: 'Self-Study',
  option: 'self-study',
  variantId,
  ...prices,
})
export const hybrid = (variantId: string, prices: Prices, when: When): Way => ({
  deliveryFormat: 'Hybrid Online',
  option: 'hybrid online',
  variantId,
  ...prices,
  ...when,
})
export const inPerson = (variantId: string, prices: Prices, when: When): Way => ({
  deliveryFormat: 'In-Person',
  option: 'in-person',
  variantId,
  ...prices,
  ...when,
})
export const online = (variantId: string, prices: Prices, when: When = {}): Way => ({
  deliveryFormat: 'Online',
  variantId,
  ...prices,
  ...when,
})
