import type { NewContentType } from '../../engine/vocabulary.ts'

export const productQuote = {
  spaces: ['association', 'events'],
  name: 'Product quote',
  description: 'A quote about a course, a book or another product.',
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
      help: 'The name of the person.',
    },
    attributionTitle: {
      name: 'Attribution title',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'The job of the person, and the organization.',
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
      help: 'The product that the quote is about.',
    },
    isHidden: {
      name: 'Hidden on the site',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Visitors, search and feeds do not get this block. It keeps its place on its pages.',
    },
    publishGate: {
      name: 'Blocked until the checks in the sidebar pass',
      disabled: true,
      type: 'Symbol',
      validations: [{ in: ['ok'] }],
      widget: 'dropdown',
    },
  },
} as const satisfies NewContentType
