import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const ctaVariants: Variants<'cta'> = {
  'another height, another site': {
    height: 160,
    image: assetLink('banner-insurance'),
    url: 'https://insurance.example/leaders',
  },
  'upright picture': { image: assetLink('cover-dyad') },
  'leads nowhere': { url: undefined },
  'no picture': { image: undefined },
}
