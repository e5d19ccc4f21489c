import type { NewContentType } from '../../engine/vocabulary.ts'

export const pressRelease = {
  spaces: ['association', 'events'],
  name: 'Press release',
  description: 'News for the press, with a page in the press room.',
  displayField: 'title',
  fields: {
    title: {
      name: 'Title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 200 } }],
      widget: 'singleLine',
    },
    releaseDate: { name: 'Release date', required: true, type: 'Date', widget: 'datePicker' },
    shortDescription: {
      name: 'Short description',
      type: 'Text',
      validations: [{ size: { max: 1000 } }],
      widget: 'multipleLine',
    },
    body: {
      name: 'Body',
      type: 'RichText',
      validations: [
        {
          enabledNodeTypes: [
            'heading-1',
            'heading-2',
            'heading-3',
            'heading-4',
            'heading-5',
            'heading-6',
            'ordered-list',
            'unordered-list',
            'hr',
            'blockquote',
            'table',
            'embedded-entry-block',
            'embedded-asset-block',
            'hyperlink',
            'entry-hyperlink',
            'asset-hyperlink',
          ],
        },
        {
          nodes: {
            'embedded-entry-block': [
              {
                linkContentType: [
                  'advertisementsList',
                  'articleInclude',
                  'buttonGroup',
                  'checklist',
                  'checklistItem',
                  'contactCallout',
                  'content',
                  'cta',
                  'media',
                  'mediaCard',
                  'membershipBenefits',
                  'metaTitle',
                  'quoteBlock',
                  'stats',
                  'statsList',
                  'table',
                ],
              },
            ],
          },
        },
      ],
      widget: 'richTextEditor',
    },
    slug: {
      name: 'Slug',
      required: true,
      type: 'Symbol',
      validations: [
        { size: { max: 120 } },
        { unique: true },
        { regexp: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', flags: '' } },
      ],
      widget: 'singleLine',
      help: 'The last part of its address: small letters, digits and hyphens.',
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
