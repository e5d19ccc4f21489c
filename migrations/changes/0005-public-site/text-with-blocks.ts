/** The validations of a body: a text in which every embeddable block can be placed. */
export const textWithBlocks = [
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
]
