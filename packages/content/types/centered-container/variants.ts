import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const centeredContainerVariants: Variants<'centeredContainer'> = {
  boxed: {
    outerBackgroundColor: 'paleBlue',
    innerBackgroundColor: 'white',
    innerTopPadding: 5,
    maxWidth: 640,
  },
  'dark band': { outerBackgroundColor: 'navy' },
  'light box on a dark band': { outerBackgroundColor: 'navy', innerBackgroundColor: 'paleYellow' },
  'a single line': { elements: [link('metaTitle')], paddingTop: 1, paddingBottom: 1 },
  'long words': { elements: [link('metaTitle.long'), link('title.long'), link('title.endless')] },
  empty: { elements: undefined },
}
