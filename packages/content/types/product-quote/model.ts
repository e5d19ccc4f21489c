import { contentType } from '../../define/content-type.ts'
import { asset, longText, reference, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const productQuote = contentType({
  id: 'productQuote',
  name: 'Product quote',
  description: 'A quote about a course, a book or another product.',
  icon: 'quote',
  inPicker: { category: 'Events and shop', order: 4, words: ['review'] },
  slots: ['block', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    quote: longText({ required: true, max: 2000 }),
    attribution: text({ max: 200, help: 'The name of the person.' }),
    attributionTitle: text({ max: 200, help: 'The job of the person, and the organization.' }),
    photo: asset({ mimeTypes: ['image'], help: 'A portrait of that person.' }),
    product: reference({ to: ['product'], help: 'The product that the quote is about.' }),
  },
})
