import { createContentType } from '../../engine/vocabulary.ts'

export const jsonData = createContentType('jsonData', {
  spaces: ['association', 'events'],
  name: 'JSON data',
  description: 'A section or a widget that is written as JSON: cards, events, tiles, a map, a button.',
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
    kind: {
      name: 'Kind',
      required: true,
      type: 'Symbol',
      validations: [
        {
          in: [
            'accessKnowledge',
            'professionalCertificates',
            'liveAndOnlineEvents',
            'actionCards',
            'iconTiles',
            'welcomeLanding',
            'map',
            'spinner',
            'logIn',
            'createAccount',
            'cmeProgress',
          ],
        },
      ],
      widget: 'dropdown',
      help: 'What the JSON is.',
    },
    data: {
      name: 'Data',
      type: 'Object',
      widget: 'objectEditor',
      help: 'Its content; each kind has an example. Descriptions are Markdown.',
    },
    pictures: {
      name: 'Pictures',
      type: 'Array',
      widget: 'assetLinksEditor',
      help: 'Pictures that the JSON names by their ids. They know their size, and where they are used.',
      items: { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] },
    },
  },
})
