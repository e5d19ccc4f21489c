import { createContentType } from '../../engine/vocabulary.ts'

export const contactCallout = createContentType('contactCallout', {
  spaces: ['association', 'events'],
  name: 'Contact callout',
  description: 'Whom to ask: a person or a team, with their telephone number and address.',
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
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
    title: {
      name: 'Title',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['title'] }],
      widget: 'entryCardEditor',
    },
    text: { name: 'Text', type: 'RichText', widget: 'richTextEditor' },
    image: {
      name: 'Image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'A portrait; it is cut square.',
    },
    contactName: {
      name: 'Contact name',
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
    },
    contactRole: {
      name: 'Contact role',
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    phone: {
      name: 'Phone',
      type: 'Symbol',
      validations: [
        { size: { max: 40 } },
        { regexp: { pattern: '^[+(\\d][\\d .()/+-]*(?:(?:x|ext\\.?) ?\\d+)?$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'Such as +1 800 562 8088.',
    },
    email: { name: 'Email', type: 'Symbol', widget: 'singleLine', help: 'Such as info@example.org.' },
    buttons: {
      name: 'Buttons',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['buttonGroup'] }],
      widget: 'entryCardEditor',
    },
    backgroundColor: {
      name: 'Background color',
      type: 'Symbol',
      defaultValue: { 'en-US': 'paleBlue' },
      widget: 'singleLine',
    },
    class: { name: 'Class', type: 'Symbol', widget: 'singleLine', help: 'Class names, separated by spaces.' },
  },
})
