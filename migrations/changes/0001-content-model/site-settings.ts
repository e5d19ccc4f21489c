import { createContentType } from '../../engine/vocabulary.ts'

export const siteSettings = createContentType('siteSettings', {
  spaces: ['association'],
  name: 'Site settings',
  description: 'What every page shares. There is one entry of it.',
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
    tagline: {
      name: 'Tagline',
      type: 'Symbol',
      validations: [{ size: { max: 160 } }],
      widget: 'singleLine',
      help: 'One line under the name of the association.',
    },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 320 } }],
      widget: 'multipleLine',
      help: 'For search engines, on pages without a description of their own.',
    },
    socialImage: {
      name: 'Social image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
    },
    footerText: { name: 'Footer text', type: 'RichText', widget: 'richTextEditor' },
    podcastUrl: {
      name: 'Podcast URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The SoundPractice podcast.',
    },
    podcastFallbackUrl: {
      name: 'Podcast fallback URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'Where the podcast link leads while the address above is empty.',
    },
    boardApplicationUrl: {
      name: 'Board application URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The survey behind “Apply”.',
    },
    boardNominationUrl: {
      name: 'Board nomination URL',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The survey behind “Nominate Someone”.',
    },
  },
})
