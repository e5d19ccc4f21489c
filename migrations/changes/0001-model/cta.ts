import type { NewContentType } from '../../engine/vocabulary.ts'

export const cta = {
  spaces: ['association', 'events'],
  name: 'Call to action',
  description: 'A picture that leads somewhere.',
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
    url: { name: 'URL', type: 'Symbol', widget: 'singleLine', help: 'The page that the picture links to.' },
    image: {
      name: 'Image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Screen readers read its description: write where the link of the picture goes.',
    },
    height: {
      name: 'Height',
      type: 'Integer',
      validations: [{ range: { min: 40, max: 1200 } }],
      defaultValue: { 'en-US': 280 },
      widget: 'numberEditor',
      help: 'In px.',
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
