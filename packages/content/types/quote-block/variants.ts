import { assetLink } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

const sentence =
  'On the first night nobody asked me for a strategy; they asked whether the second elevator was still out, and who would tell the family in bed nine. '

export const quoteBlockVariants: Variants<'quoteBlock'> = {
  'in a box on a color': {
    wrapperBackgroundColor: 'paleBlue',
    backgroundColor: 'white',
    quoteMarkerColor: 'orange',
    alignAttribution: 'end',
  },
  'with a portrait': { portrait: assetLink('portrait-okafor') },
  'a lower band, narrow': {
    backgroundColor: 'white',
    lowerBackgroundColor: 'lightBlue',
    lowerBackgroundHeight: 40,
    maxWidth: 560,
    topPadding: 5,
  },
  'no attribution, no container, no space': {
    attribution: undefined,
    isContainer: false,
    quoteMarkerColor: undefined,
    topPadding: 0,
    bottomPadding: 0,
    maxWidth: 1200,
  },
  'very long, and words without end': {
    quote: richText(paragraph(sentence.repeat(8)), paragraph('Interprofessionalcommunication'.repeat(5))),
    attribution: 'Interprofessionalcommunication'.repeat(5),
    alignAttribution: 'start',
  },
}
