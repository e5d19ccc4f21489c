import { createContentType } from '../../engine/vocabulary.ts'

export const checklistItem = createContentType('checklistItem', {
  spaces: ['association', 'events'],
  name: 'Checklist item',
  description: 'A title that opens a text. It stands in a checklist, or alone in a text.',
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
  },
})
