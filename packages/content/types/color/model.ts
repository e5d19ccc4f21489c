import { contentType } from '../../define/content-type.ts'
import { color as colorField, text } from '../../define/field.ts'

export const color = contentType({
  id: 'color',
  name: 'Color',
  description: 'A named color that notices and announcements share.',
  slots: [],
  spaces: ['association', 'events'],
  title: 'name',
  fields: {
    name: text({ required: true, unique: true, max: 60 }),
    value: colorField({ required: true, help: 'A name of the palette, #rrggbb, or rgb(r, g, b).' }),
  },
})
