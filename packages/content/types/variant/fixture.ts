import { type Draft, link } from '../../define/values.ts'

export const variant: Draft<'variant'> = {
  internalName: 'Finance for the Clinic Floor, self-study',
  product: link('product'),
  deliveryFormat: 'Self-Study',
  courseStartDate: '2026-09-14',
  variantId: '41010001',
  price: 895,
  specialMemberPrice: 645,
}
