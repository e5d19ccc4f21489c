import type { Variants } from '../../define/variants.ts'

export const metaTitleVariants: Variants<'metaTitle'> = {
  centred: { textAlign: 'center' },
  'in a colour': { color: 'purple' },
  'on a colour': { text: 'New this fall', backgroundColor: 'yellow' },
  'on a dark colour': { text: 'Members only', backgroundColor: 'darkBlue' },
  long: {
    text: 'For medical directors, chiefs and everyone who was asked to lead before they were asked whether they wanted to',
  },
}
