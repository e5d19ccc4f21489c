import { createContentType } from '../../engine/vocabulary.ts'

export const advertisementsList = createContentType('advertisementsList', {
  spaces: ['association', 'events'],
  name: 'Advertisement list',
  description: 'Advertisements that take turns in one place.',
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
    advertisements: {
      name: 'Advertisements',
      type: 'Array',
      validations: [{ size: { max: 20 } }],
      widget: 'entryCardsEditor',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['advertisement'] }] },
    },
    secondsPerAdvertisement: {
      name: 'Seconds per advertisement',
      type: 'Number',
      validations: [{ range: { min: 1, max: 120 } }],
      defaultValue: { 'en-US': 8 },
      widget: 'numberEditor',
      help: 'In s.',
    },
  },
})
