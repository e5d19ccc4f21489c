import { contentType } from '../../define/content-type.ts'
import { choice, color, integer, number, text } from '../../define/field.ts'
import {
  alignments,
  colorLineFields,
  extraClasses,
  internalName,
  typographyFields,
} from '../../shared/fields.ts'

export const title = contentType({
  id: 'title',
  name: 'Title',
  description: 'A heading. The first heading of a page is its main heading.',
  icon: 'text',
  inPicker: { category: 'Text', order: 1, words: ['heading', 'headline', 'h1', 'h2'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    text: text({
      required: true,
      max: 250,
      help: '**Two asterisks** make words bold, [words](/address) link them.',
    }),
    tag: choice({
      options: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      default: 'h1',
      help: 'The level of the heading on the page.',
    }),
    ...typographyFields,
    fontSize: integer({
      min: 10,
      max: 120,
      unit: 'px',
      help: 'Empty: 25 px on phones, 30 px on wider screens.',
    }),
    lineHeight: number({ min: 0.8, max: 200, help: 'A factor below 4, else pixels.' }),
    fontFamily: choice({ options: ['Open Sans', 'Georgia'] }),
    decoration: choice({ options: ['none', 'underline', 'overline', 'line-through'] }),
    justify: choice({ options: alignments }),
    maxWidth: text({ group: 'layout', default: '100%', pattern: '^\\d{1,4}(?:\\.\\d+)?(?:px|%|rem|ch)$' }),
    marginBottom: integer({ default: 20, min: 0, max: 200, unit: 'px' }),
    backgroundColor: color(),
    ...colorLineFields,
    class: extraClasses,
    containerClass: extraClasses,
  },
})
