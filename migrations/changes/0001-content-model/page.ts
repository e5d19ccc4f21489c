import { createContentType } from '../../engine/vocabulary.ts'

export const page = createContentType('page', {
  spaces: ['association', 'events'],
  name: 'Page',
  description:
    'A page of the site: its address, what search engines show of it, and its blocks from top to bottom.',
  displayField: 'title',
  fields: {
    title: {
      name: 'Title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 120 } }],
      widget: 'singleLine',
      help: 'Shown in the browser tab and in search results.',
    },
    path: {
      name: 'Path',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 200 } },
        { unique: true },
        { regexp: { pattern: '^/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The address after the host, such as /membership. The home page is /.',
    },
    description: {
      name: 'Description',
      type: 'Text',
      validations: [{ size: { max: 320 } }],
      widget: 'multipleLine',
      help: 'One or two sentences for search engines and shared links.',
    },
    socialImage: {
      name: 'Social image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Shown when the page is shared; 1200 × 630 px.',
    },
    hideFromSearch: {
      name: 'Hide from search',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Keeps the page out of search engines and the sitemap.',
    },
    sections: {
      name: 'Sections',
      type: 'Array',
      validations: [{ size: { max: 80 } }],
      widget: 'entryCardsEditor',
      items: {
        type: 'Link',
        linkType: 'Entry',
        validations: [
          { linkContentType: ['buttonGroup', 'content', 'media', 'quoteBlock', 'section', 'title'] },
        ],
      },
    },
  },
})
