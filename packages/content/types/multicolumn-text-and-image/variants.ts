import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

export const multicolumnTextAndImageVariants: Variants<'multicolumnTextAndImage'> = {
  'reversed, picture first when stacked': {
    hashLink: undefined,
    rightSide: [link('media.picture alone')],
    reverse: true,
    columnReverse: true,
    outerBackgroundColor: undefined,
  },
  'light box on a dark band': {
    hashLink: undefined,
    rightSide: [link('media.picture alone')],
    leftColumnWidth: 5,
    rightColumnWidth: 7,
    outerBackgroundColor: 'navy',
    innerBackgroundColor: 'white',
    isContainer: undefined,
    isWideContainer: true,
  },
  'narrow sides with room between': {
    hashLink: undefined,
    leftColumnWidth: 5,
    rightColumnWidth: 5,
    justifyContainer: 'between',
    verticalAlign: 'start',
    outerBackgroundColor: 'darkBlue',
  },
  'cards in two inner columns': {
    hashLink: undefined,
    leftColumnWidth: 4,
    rightColumnWidth: 8,
    verticalAlign: 'start',
    leftSide: [link('metaTitle'), link('title')],
    rightSide: [link('mediaCard'), link('mediaCard.white words on a dark label')],
    rightInnerColumns: 2,
  },
  'left side alone': { hashLink: undefined, rightSide: undefined },
  'centered and ended': { hashLink: undefined, horizontalAlign: 'end', paddingTop: 2, paddingBottom: 2 },
}
