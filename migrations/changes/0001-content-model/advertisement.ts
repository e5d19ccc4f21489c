import { createContentType } from '../../engine/vocabulary.ts'

export const advertisement = createContentType('advertisement', {
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
      help: 'Its description is read out. It is shown 150 px high.',
    },
  },
})
