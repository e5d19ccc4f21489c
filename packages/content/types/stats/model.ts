import { contentType } from '../../define/content-type.ts'
import { longText, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const stats = contentType({
  id: 'stats',
  name: 'Figure',
  description: 'One figure and what it means.',
  inPicker: { category: 'Cards and lists', order: 3, words: ['number', 'statistic', 'kpi'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    figure: text({ required: true, max: 24, help: 'As it is shown, such as “10,000+” or “96 %”.' }),
    label: text({ required: true, max: 120, help: 'What the figure counts.' }),
    description: longText({ max: 300 }),
  },
})
