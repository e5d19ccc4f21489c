import { contentType } from '../../define/content-type.ts'
import { assets, choice, json } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { examine } from './examine.ts'
import { kindNames } from './kinds/names.ts'

export const jsonData = contentType({
  id: 'jsonData',
  name: 'JSON data',
  description: 'A section or a widget that is written as JSON: cards, events, tiles, a map, a button.',
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    kind: choice({ options: kindNames, required: true, help: 'What the JSON is.' }),
    data: json({
      heading: 'part',
      help: 'Its content; each kind has an example. Descriptions are Markdown.',
      examined: true,
      examples: async () => (await import('./kinds/examples.ts')).examples,
    }),
    pictures: assets({
      mimeTypes: ['image'],
      help: 'Pictures that the JSON names by their ids. They know their size, and where they are used.',
    }),
  },
  examine,
})
