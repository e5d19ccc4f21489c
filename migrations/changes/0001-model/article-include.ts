import type { NewContentType } from '../../engine/vocabulary.ts'

export const articleInclude = {
  spaces: ['association', 'events'],
  name: 'Article include',
  description: 'An aside inside an article: a definition, a case, a box of figures.',
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
    includeText: {
      name: 'Include text',
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
    classes: {
      name: 'Classes',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'Class names, separated by spaces.',
    },
    align: {
      name: 'Align',
      type: 'Symbol',
      validations: [{ in: ['start', 'center', 'end'] }],
      widget: 'dropdown',
      help: 'Start and end let the article’s text flow around it on wide screens.',
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
