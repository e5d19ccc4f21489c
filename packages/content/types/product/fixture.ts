import { assetLink, type Draft, link } from '../../define/values.ts'

export const product: Draft<'product'> = {
  internalName: 'Course: Finance for the clinic floor',
  title: 'Finance for the Clinic Floor',
  productType: 'Course',
  slug: 'finance-for-the-clinic-floor',
  shortDescription:
    'Read a budget as you read a chart: what is normal, what is urgent, and what only looks like it. Eight short lessons and one worked case from a real department.',
  image: assetLink('ascent'),
  price: 895,
  specialMemberPrice: 645,
  variantId: '41010001',
  variants: [link('variant')],
}
