import type { ButtonVariant } from '@association/ui/button/variants.ts'
import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const pair = (first: ButtonVariant, second: ButtonVariant) => ({
  button1Text: first,
  button1Variant: first,
  button2Text: second,
  button2Variant: second,
})

export const buttonGroupVariants: Variants<'buttonGroup'> = {
  'dark and light': pair('dark', 'light'),
  'transparent and yellow': pair('transparent', 'yellow'),
  'mediumYellow and purple': pair('mediumYellow', 'purple'),
  'mediumRed and red': pair('mediumRed', 'red'),
  'mediumBlue and light-blue': pair('mediumBlue', 'light-blue'),
  'green and a link': { ...pair('green', 'dark'), button2Text: 'Read more', renderAsLinkBtn2: true },
  'disabled, outlined, in the middle': {
    button1Disabled: true,
    outlineColor: 'yellow',
    alignButtons: 'center',
    buttonWidth: 260,
  },
  'large, at the end, in a box': {
    fontSize: 22,
    alignButtons: 'end',
    paddingTop: 3,
    paddingBottom: 3,
    groupClasses: 'px-3',
  },
  'very long words': {
    button1Text: 'See everything that a membership of the association includes',
    button2Text: 'Interprofessionalcommunication'.repeat(2),
  },
  'instant buy': { button2Text: undefined, instantBuy: '41010001' },
  'a product for the cart': {
    button1Text: undefined,
    button2Text: undefined,
    productAddToCart: link('product'),
  },
}
