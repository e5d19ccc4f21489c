import { change } from '../engine/vocabulary.ts'
import type { Before } from './0003-no-inline-entries/before.ts'

/** All that a text may hold but `embedded-entry-inline`: a block in the middle of a line is no word of it. */
const nodes = {
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
}

const blocks = {
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
}

/** `migrate plan` names the published entries that hold one; editors move it to a line of its own. */
export default change<Before>('No inline entries', (model) =>
  model
    .changeField('articleInclude', 'includeText', { validations: [nodes, blocks] })
    .changeField('bio', 'biography', { validations: [nodes] })
    .changeField('checklistItem', 'content', { validations: [nodes, blocks] })
    .changeField('contactCallout', 'text', { validations: [nodes] })
    .changeField('content', 'text', { validations: [nodes, blocks] })
    .changeField('form', 'loggedInUserAlternateContent', { validations: [nodes] })
    .changeField('mainJumbotron', 'text', { validations: [nodes, blocks] })
    .changeField('membershipBenefits', 'content', { validations: [nodes] })
    .changeField('notificationDialogue', 'content', { validations: [nodes] })
    .changeField('quoteBlock', 'quote', { validations: [nodes] })
    .changeField('siteSettings', 'footerText', { validations: [nodes] }),
)
