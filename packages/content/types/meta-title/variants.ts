import type { Variants } from '../../define/variants.ts'

export const metaTitleVariants: Variants<'metaTitle'> = {
  centered: { textAlign: 'center' },
  'in a color': { color: 'purple' },
  'on a color': { text: 'New this fall', backgroundColor: 'yellow' },
  'on a dark color': { text: 'Members only', backgroundColor: 'darkBlue' },
  long: {
    text: 'For medical directors, chiefs and everyone who was asked to lead before they were asked whether they wanted to',
  },
}
