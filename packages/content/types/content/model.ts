import { contentType } from '../../define/content-type.ts'
import { color, integer, richText, url } from '../../define/field.ts'
import {
  colorLineFields,
  extraClasses,
  hashLink,
  internalName,
  typographyFields,
} from '../../shared/fields.ts'

export const content = contentType({
  id: 'content',
  name: 'Rich text',
  description: 'Text with headings, lists, links and embedded blocks.',
  icon: 'text',
  inPicker: { category: 'Text', order: 3, words: ['text', 'paragraph', 'body', 'copy', 'heading'] },
  slots: ['block', 'embed', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    text: richText({ required: true, embeds: { slot: 'embed' } }),
    hashLink,
    contentLink: url({ help: 'Turns the whole text into one link.' }),
    ...typographyFields,
    fontSize: integer({ default: 17, min: 10, max: 80, unit: 'px' }),
    lineHeight: integer({ default: 28, min: 10, max: 120, unit: 'px' }),
    maxWidth: integer({ min: 100, max: 2000, unit: 'px' }),
    contentBackgroundColor: color(),
    ...colorLineFields,
    class: extraClasses,
    contentClasses: extraClasses,
    nestedContentClass: extraClasses,
  },
})
