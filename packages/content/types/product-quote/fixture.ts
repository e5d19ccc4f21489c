import { assetLink, type Draft, link } from '../../define/values.ts'

export const productQuote: Draft<'productQuote'> = {
  internalName: 'Quote: the course on finance',
  quote:
    'I had signed off on budgets for six years before this course. In the second week I found the line that had been wrong in all of them.',
  attribution: 'Daniel Reyes, MD',
  attributionTitle: 'Medical Director, Coastal Emergency Partners',
  photo: assetLink('portrait-reyes'),
  product: link('product'),
}
