import type { NewContentType } from '../../engine/vocabulary.ts'

export const checklistItem = {
  spaces: ['association', 'events'],
  name: 'Checklist item',
  description: 'A title that opens a text. It belongs to a checklist, or appears alone in a text.',
  displayField: 'title',
  fields: {
    title: {
      name: 'Title',
      required: true,
      type: 'Symbol',
      validations: [{ size: { max: 250 } }],
      widget: 'singleLine',
    },
    content: {
      name: 'Content',
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
    publishGate: {
      name: 'Blocked until the checks in the sidebar pass',
      disabled: true,
      type: 'Symbol',
      validations: [{ in: ['ok'] }],
      widget: 'dropdown',
    },
  },
} as const satisfies NewContentType
