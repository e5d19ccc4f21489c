import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const singleColumnTextAndImageVariants: Variants<'singleColumnTextAndImage'> = {
  'dark, narrow sides': {
    hashLink: undefined,
    backgroundColor: 'darkBlue',
    leftSideInnerBreakpoints: { xs: 12, sm: 10, md: 11, lg: 9 },
    rightSideInnerBreakpoints: { xs: 12, sm: 8, md: 11, lg: 10 },
    rightSideComponents: [link('media.picture alone')],
    bottomCenter: undefined,
  },
  'left side moved in': {
    hashLink: undefined,
    leftSideOffset: 2,
    backgroundColor: 'paleBlue',
    topPadding: 5,
    bottomPadding: 5,
  },
  'text alone': { hashLink: undefined, rightSideComponents: undefined, bottomCenter: undefined },
  'picture alone': { hashLink: undefined, leftSideComponents: undefined, bottomCenter: undefined },
  'long words': {
    hashLink: undefined,
    leftSideComponents: [link('title.endless'), link('title.long')],
    verticalAlign: 'start',
  },
}
