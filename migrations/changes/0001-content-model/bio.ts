import { createContentType } from '../../engine/vocabulary.ts'

export const bio = createContentType('bio', {
  spaces: ['association', 'events'],
  name: 'Biography',
  description: 'A person of the faculty, the board or the staff.',
  displayField: 'name',
  fields: {
    name: {
      name: 'Name',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
    },
    credentials: {
      name: 'Credentials',
      type: 'Symbol',
      validations: [{ size: { max: 80 } }],
      widget: 'singleLine',
      help: 'Such as MD, CPE.',
    },
    jobTitle: {
      name: 'Job title',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
    },
    organization: {
      name: 'Organization',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
    },
    photo: {
      name: 'Photo',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'A portrait, square; its description is the alternative text.',
    },
    biography: { name: 'Biography', type: 'RichText', widget: 'richTextEditor' },
    url: { name: 'URL', type: 'Symbol', widget: 'singleLine', help: 'Where more about the person stands.' },
    hashLink: {
      name: 'Anchor',
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[A-Za-z][\\w-]*$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after # that links here: letters, digits, - and _.',
    },
  },
})
