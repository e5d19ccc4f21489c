import { contentType } from '../../define/content-type.ts'
import { choice, richText } from '../../define/field.ts'
import { alignments, extraClasses, internalName } from '../../shared/fields.ts'
import { messages } from './messages.ts'

export const articleInclude = contentType({
  id: 'articleInclude',
  name: 'Article include',
  description: 'An aside inside an article: a definition, a case, a box of figures.',
  inPicker: { category: 'Text', order: 5, words: ['aside', 'box', 'definition', 'callout'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    includeText: richText({ embeds: { slot: 'embed' } }),
    classes: extraClasses,
    align: choice({
      options: alignments,
      help: 'Start and end let the article’s text flow around it on wide screens.',
    }),
  },
  checks: [
    {
      field: 'includeText',
      when: ({ includeText }) => !includeText,
      error: `Write the text of the include. Without it, visitors see “${messages.missing}”.`,
    },
  ],
})
