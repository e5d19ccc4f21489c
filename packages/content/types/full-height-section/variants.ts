import { assetLink, link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const fullHeightSectionVariants: Variants<'fullHeightSection'> = {
  'centered, half the height': {
    hashLink: undefined,
    horizontalAlign: 'center',
    minHeight: 50,
    backgroundImage: assetLink('ascent'),
  },
  'light picture, at the end and the bottom': {
    hashLink: undefined,
    horizontalAlign: 'end',
    verticalAlign: 'end',
    backgroundImage: assetLink('quiet-water'),
    darkBackgroundImage: undefined,
    lightBackgroundImage: true,
    outerBackgroundColor: undefined,
  },
  'a color only': {
    hashLink: undefined,
    backgroundImage: undefined,
    darkBackgroundImage: undefined,
    minHeight: 60,
  },
  'more than the window holds': {
    hashLink: undefined,
    elements: [link('title.long'), link('content'), link('quoteBlock'), link('content'), link('buttonGroup')],
  },
}
