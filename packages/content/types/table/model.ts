import { contentType } from '../../define/content-type.ts'
import { html } from '../../define/field.ts'
import { extraClasses, internalName } from '../../shared/fields.ts'

export const table = contentType({
  id: 'table',
  name: 'Table',
  description: 'A table, written as HTML.',
  icon: 'cards',
  inPicker: { category: 'Text', order: 6, words: ['grid', 'rows', 'columns'] },
  slots: ['block', 'embed'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    body: html({ required: true, help: 'A <table> with a <caption> and its heading cells as <th>.' }),
    classes: extraClasses,
  },
  checks: [
    {
      field: 'body',
      when: ({ body }) => Boolean(body && !/<th\b/i.test(body)),
      warn: 'The table has no heading cells. Write those of its first row or column as <th>.',
    },
  ],
})
