import { createContentType } from '../../engine/vocabulary.ts'

export const articleInclude = createContentType('articleInclude', {
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
  },
})
