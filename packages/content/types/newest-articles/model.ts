import { contentType } from '../../define/content-type.ts'
import { integer, text } from '../../define/field.ts'
import { hashLink, internalName } from '../../shared/fields.ts'

export const newestArticles = contentType({
  id: 'newestArticles',
  name: 'Newest articles',
  description: 'The newest articles of the site: one with its picture, the others as a list.',
  icon: 'list',
  inPicker: { category: 'Cards and lists', order: 8, words: ['news', 'journal', 'recent', 'latest'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    title: text({ heading: 'part', max: 200 }),
    count: integer({
      min: 1,
      max: 7,
      default: 5,
      picker: 'count',
      help: 'Articles that appear by themselves: the newest ones, as soon as they are published.',
    }),
  },
})
