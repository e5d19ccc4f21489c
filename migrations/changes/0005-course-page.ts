import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0004-article-covers.ts'

export default change('Course page', (model: After<typeof previous>) =>
  model
    .addField('product', 'outcomes', {
      name: 'Outcomes',
      type: 'Array',
      validations: [{ size: { max: 8 } }],
      widget: 'tagEditor',
      help: 'What a participant can do afterward, a line each. A course shows them before its text.',
      items: { type: 'Symbol' },
      after: 'image',
    })
    .addField('product', 'program', {
      name: 'Program',
      type: 'Array',
      validations: [{ size: { max: 24 } }],
      widget: 'tagEditor',
      help: 'The program of the course, a line each, such as “8:30 AM – The case that came too late”. The part before the dash becomes a column.',
      items: { type: 'Symbol' },
      after: 'body',
    })
    .addField('product', 'questions', {
      name: 'Questions',
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['checklist'] }],
      widget: 'entryCardEditor',
      help: 'Questions and answers below the text. Many products can share them.',
      after: 'people',
    })
    .addField('product', 'creditKind', {
      name: 'Credit kind',
      type: 'Symbol',
      validations: [{ size: { max: 80 } }],
      widget: 'singleLine',
      help: 'The kind of credit, in the words of the body that approves it, such as AMA PRA Category 1.',
      after: 'credits',
    })
    .addField('product', 'accreditation', {
      name: 'Accreditation',
      type: 'Text',
      validations: [{ size: { max: 800 } }],
      widget: 'multipleLine',
      help: 'Who approves its credits. Empty: the statement of the site settings.',
      after: 'creditKind',
    })
    .addField('quoteBlock', 'portrait', {
      name: 'Portrait',
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'] }],
      widget: 'assetLinkEditor',
      help: 'The person who says it, above the attribution. Its description is the alternative text.',
      after: 'attribution',
    })
    .addField('siteSettings', 'accreditation', {
      name: 'Accreditation',
      type: 'Text',
      validations: [{ size: { max: 800 } }],
      widget: 'multipleLine',
      help: 'Who approves the credits. Each course with credits shows it, unless it has a statement of its own.',
      after: 'telephone',
    })
    .addField('siteSettings', 'refundRule', {
      name: 'Refund rule',
      type: 'Text',
      validations: [{ size: { max: 300 } }],
      widget: 'multipleLine',
      help: 'Until when a course can be canceled, and at what price. Each course shows it beside its price.',
      after: 'accreditation',
    })
    .addField('siteSettings', 'refundPage', {
      name: 'Refund page',
      type: 'Symbol',
      widget: 'singleLine',
      help: 'The page with all rules of refunds. Courses, the cart and its checkout link to it.',
      after: 'refundRule',
    })
    .addField('variant', 'seatsLeft', {
      name: 'Seats left',
      type: 'Integer',
      validations: [{ range: { min: 0, max: 10000 } }],
      widget: 'numberEditor',
      help: 'The number of free seats, if you know it. Visitors cannot buy a variant with 0 seats. For a course of an event, the registration counts the seats.',
      after: 'location',
    }),
)
