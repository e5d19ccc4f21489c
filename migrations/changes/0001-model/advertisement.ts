import type { NewContentType } from '../../engine/vocabulary.ts'

export const advertisement = {
  spaces: ['association', 'events'],
  name: 'Advertisement',
  description: 'One picture of an advertisement list, and where it leads.',
  displayField: 'internalName',
  fields: {
    internalName: {
      name: 'Internal name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
      help: 'Analytics counts clicks under this name; visitors never see it.',
    },
    url: { name: 'URL', required: true, type: 'Symbol', widget: 'singleLine' },
    image: {
      name: 'Image',
      required: true,
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Visitors see it 150 px high. Screen readers read its description.',
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
