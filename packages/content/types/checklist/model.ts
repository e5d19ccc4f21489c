import { contentType } from '../../define/content-type.ts'
import { color, integer, reference, references, text } from '../../define/field.ts'
import { hashLink, internalName, spacer } from '../../shared/fields.ts'

export const checklist = contentType({
  id: 'checklist',
  name: 'Checklist',
  description: 'Items that visitors open one by one: questions and answers, steps, requirements.',
  icon: 'list',
  inPicker: { category: 'Text', order: 7, words: ['accordion', 'faq', 'questions', 'collapse', 'list'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    checklistTitle: text({ heading: 'part', max: 200 }),
    checklistItems: references({ to: ['checklistItem'], max: 60 }),
    backgroundColor: color(),
    paddingTop: integer({ ...spacer, default: 2 }),
    paddingBottom: integer({ ...spacer, default: 2 }),
    columnWidth: integer({
      min: 1,
      max: 12,
      default: 12,
      picker: 'columns',
      help: 'Width in columns of twelve.',
    }),
    hashId: hashLink,
    buttons: reference({ to: ['buttonGroup'] }),
  },
  checks: [
    {
      field: 'checklistItems',
      when: ({ checklistItems }) => (checklistItems ?? []).length === 0,
      warn: 'The checklist has no items: add one, or take the checklist off its page.',
    },
  ],
})
