import { createContentType } from '../../engine/vocabulary.ts'

export const basicArticle = createContentType('basicArticle', {
  spaces: ['association', 'events'],
  name: 'Article',
  description: 'An article of the journals or the site: what lists and cards show of it.',
  displayField: 'title',
  fields: {
    title: {
      name: 'Title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    summary: {
      name: 'Summary',
      type: 'Text',
      validations: [{ size: { max: 2000 } }],
      widget: 'multipleLine',
      help: 'Lists show its first 250 characters.',
    },
    publicationDate: { name: 'Publication date', required: true, type: 'Date', widget: 'datePicker' },
    canonicalUrl: {
      name: 'Canonical URL',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 200 } },
        { unique: true },
        { regexp: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The last part of its address: small letters, digits and hyphens.',
    },
    tags: {
      name: 'Tags',
      type: 'Array',
      validations: [{ size: { max: 3 } }],
      widget: 'tagEditor',
      help: 'The primary tag first, then the secondary and the tertiary.',
      items: { type: 'Symbol' },
    },
    bannerImage: {
      name: 'Banner image',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'Its description is the alternative text.',
    },
    featured: {
      name: 'Featured',
      type: 'Boolean',
      widget: 'boolean',
      help: 'Lists show it first, and large.',
    },
    doiPrefix: {
      name: 'DOI prefix',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['doiPrefix'] }],
      widget: 'entryCardEditor',
    },
    doiSuffix: {
      name: 'DOI suffix',
      type: 'Symbol',
      validations: [{ size: { max: 100 } }, { regexp: { pattern: '^[\\w.()-]+$', flags: '' } }],
      widget: 'singleLine',
      help: 'The part after the slash.',
    },
  },
})
