import { contentType } from '../../define/content-type.ts'
import { color, integer, references, text } from '../../define/field.ts'
import { hashLink, internalName, spacer } from '../../shared/fields.ts'

export const statsList = contentType({
  id: 'statsList',
  name: 'Figures',
  description: 'Figures side by side.',
  icon: 'list',
  inPicker: { category: 'Cards and lists', order: 2, words: ['numbers', 'statistics', 'kpi'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    title: text({ heading: 'part', max: 200 }),
    stats: references({ to: ['stats'], max: 12 }),
    columnCount: integer({
      min: 1,
      max: 6,
      picker: 'count',
      help: 'Columns on wide screens. If empty, as many as fit, at most four.',
    }),
    backgroundColor: color(),
    paddingTop: integer({ ...spacer, default: 4 }),
    paddingBottom: integer({ ...spacer, default: 4 }),
    hashLink,
  },
  checks: [
    {
      field: 'stats',
      when: ({ stats }) => (stats ?? []).length === 0,
      warn: 'The list has no figures: add one, or take the list off its page.',
    },
  ],
})
