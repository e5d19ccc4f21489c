import { createContentType } from '../../engine/vocabulary.ts'

export const productQuote = createContentType('productQuote', {
  spaces: ['association', 'events'],
  name: 'Product quote',
  description: 'What somebody says of a course, a book or another product.',
  displayField: 'internalName',
  fields: {
    internalName: {
      name: 'Internal name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'Editors see this name; visitors never do.',
    },
    quote: {
      name: 'Quote',
      required: true,
      type: 'Text',
      validations: [{ size: { max: 2000 } }],
      widget: 'multipleLine',
    },
    attribution: {
      name: 'Attribution',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'Who says it.',
    },
    attributionTitle: {
      name: 'Attribution title',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'What that person does, and where.',
    },
    photo: {
      name: 'Photo',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'A portrait of that person.',
    },
    product: {
      name: 'Product',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['product'] }],
      widget: 'entryCardEditor',
      help: 'What it is said of.',
    },
  },
})
