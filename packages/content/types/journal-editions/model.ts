import { contentType } from '../../define/content-type.ts'
import { asset, choice, date, longText, text, url } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'
import { journalNames } from '../../shared/journals.ts'

export const journalEditions = contentType({
  id: 'journalEditions',
  name: 'Journal edition',
  description: 'One edition of a journal: its cover, number and address.',
  inPicker: { category: 'Cards and lists', order: 5, words: ['issue', 'magazine', 'cover'] },
  slots: ['block', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  index: 'small',
  fields: {
    internalName,
    journal: choice({ options: journalNames, required: true }),
    editionDate: date({ heading: 'item', required: true, help: 'The first day of its month.' }),
    title: text({ max: 160, help: 'The subject of the edition.' }),
    description: longText({ max: 600 }),
    cover: asset({ mimeTypes: ['image'], help: 'Its description is the alternative text.' }),
    volume: text({ max: 20 }),
    issue: text({ max: 20 }),
    url: url({ help: 'The page on which visitors read the edition.' }),
  },
  checks: [
    { field: 'url', when: ({ url }) => !url, warn: 'Visitors cannot open this edition. Add an address.' },
  ],
})
