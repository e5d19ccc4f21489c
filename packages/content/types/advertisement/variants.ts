import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const advertisementVariants: Variants<'advertisement'> = {
  insurance: {
    internalName: 'Insurance, autumn',
    url: 'https://insurance.example/leaders',
    image: assetLink('banner-insurance'),
  },
  locums: { internalName: 'Locums', url: 'https://locums.example/', image: assetLink('banner-locums') },
  upright: { internalName: 'Book of the month', url: '/publications/books', image: assetLink('cover-dyad') },
}
