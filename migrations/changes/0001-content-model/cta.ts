import { createContentType } from '../../engine/vocabulary.ts'

export const cta = createContentType('cta', {
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
    url: { name: 'URL', type: 'Symbol', widget: 'singleLine', help: 'Where a click on the picture leads.' },
    image: {
      name: 'Image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Its description is read out: say where the picture leads.',
    },
    height: {
      name: 'Height',
      type: 'Integer',
      validations: [{ range: { min: 40, max: 1200 } }],
      defaultValue: { 'en-US': 280 },
      widget: 'numberEditor',
      help: 'In px.',
    },
  },
})
