import { contentType } from '../../define/content-type.ts'
import { asset, longText, reference, text } from '../../define/field.ts'
import { internalName } from '../../shared/fields.ts'

export const productQuote = contentType({
  id: 'productQuote',
  name: 'Product quote',
  description: 'What somebody says of a course, a book or another product.',
  slots: ['block', 'card'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    quote: longText({ required: true, max: 2000 }),
    attribution: text({ max: 200, help: 'Who says it.' }),
    attributionTitle: text({ max: 200, help: 'What that person does, and where.' }),
    photo: asset({ mimeTypes: ['image'], help: 'A portrait of that person.' }),
    product: reference({ to: ['product'], help: 'What it is said of.' }),
  },
})
