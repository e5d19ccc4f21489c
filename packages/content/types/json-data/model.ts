import { contentType } from '../../define/content-type.ts'
import { assets, choice, json } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { examine } from './examine.ts'
import { blockForm } from './form.ts'
import { kindNames } from './kinds/names.ts'

export const jsonData = contentType({
  id: 'jsonData',
  name: 'JSON data',
  description: 'A section or a widget that is written as JSON: cards, events, tiles, a map, a button.',
  inPicker: { category: 'Cards and lists', order: 6, words: ['cards', 'tiles', 'map', 'events', 'widget'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    kind: choice({
      options: kindNames,
      required: true,
      help: 'The kind of section that the JSON describes.',
    }),
    data: json({
      heading: 'part',
      help: 'The content of the section. Each kind has an example. Descriptions are Markdown.',
      examined: true,
      form: blockForm,
      examples: async () => (await import('./kinds/examples.ts')).examples,
    }),
    pictures: assets({
      mimeTypes: ['image'],
      help: 'Pictures that the JSON refers to by id. So Contentful knows where they are used.',
    }),
  },
  examine,
})
