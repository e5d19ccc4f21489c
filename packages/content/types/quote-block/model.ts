import { contentType } from '../../define/content-type.ts'
import { asset, choice, color, flag, integer, richText, text } from '../../define/field.ts'
import { alignments, extraClasses, internalName, spacer } from '../../shared/fields.ts'

export const quoteBlock = contentType({
  id: 'quoteBlock',
  name: 'Quote',
  description: 'A pull quote with its attribution.',
  icon: 'quote',
  inPicker: { category: 'Text', order: 4, words: ['testimonial', 'pull quote', 'citation'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    quote: richText({ required: true }),
    attribution: text({ max: 200 }),
    portrait: asset({
      mimeTypes: ['image'],
      help: 'The person who says it, above the attribution. Its description is the alternative text.',
    }),
    alignAttribution: choice({ options: alignments, default: 'center' }),
    maxWidth: integer({ default: 800, min: 200, max: 2000, unit: 'px' }),
    isContainer: flag({ group: 'layout' }),
    topPadding: integer({ ...spacer, default: 4 }),
    bottomPadding: integer({ ...spacer, default: 4 }),
    backgroundColor: color(),
    wrapperBackgroundColor: color(),
    quoteMarkerColor: color(),
    lowerBackgroundColor: color({ help: 'Color of the lower part of the band.' }),
    lowerBackgroundHeight: integer({ default: 50, min: 0, max: 100, unit: '%' }),
    class: extraClasses,
  },
})
