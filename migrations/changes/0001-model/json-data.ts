import type { NewContentType } from '../../engine/vocabulary.ts'

export const jsonData = {
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
      help: 'The kind of section that the JSON describes.',
    },
    data: {
      name: 'Data',
      type: 'Object',
      widget: 'objectEditor',
      help: 'The content of the section. Each kind has an example. Descriptions are Markdown.',
    },
    pictures: {
      name: 'Pictures',
      type: 'Array',
      widget: 'assetLinksEditor',
      help: 'Pictures that the JSON refers to by id. So Contentful knows where they are used.',
      items: { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] },
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
