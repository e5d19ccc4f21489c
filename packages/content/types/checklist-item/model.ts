import { contentType } from '../../define/content-type.ts'
import { richText, text } from '../../define/field.ts'

export const checklistItem = contentType({
  id: 'checklistItem',
  name: 'Checklist item',
  description: 'A title that opens a text. It belongs to a checklist, or appears alone in a text.',
  icon: 'list',
  inPicker: { category: 'Text', order: 8, words: ['accordion', 'faq', 'question'] },
  slots: ['embed'],
  spaces: ['association', 'events'],
  title: 'title',
  fields: {
    title: text({ heading: 'item', required: true, max: 250 }),
    content: richText({ embeds: { slot: 'embed' } }),
  },
  checks: [
    {
      field: 'content',
      when: ({ content }) => !content,
      warn: 'The item has no text, so it opens empty. Write its text.',
    },
  ],
})
