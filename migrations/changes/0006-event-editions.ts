import { change } from '../engine/vocabulary.ts'
import type { Before } from './0006-event-editions/before.ts'
import { eventEdition } from './0006-event-editions/event-edition.ts'
import { eventPart } from './0006-event-editions/event-part.ts'
import { sponsor } from './0006-event-editions/sponsor.ts'

export default change<Before>('Event editions', (model) =>
  model
    .createContentType('eventEdition', eventEdition)
    .createContentType('eventPart', eventPart)
    .createContentType('sponsor', sponsor)
    .changeField('product', 'productType', {
      validations: [
        {
          in: [
            'Webinar',
            'Course',
            'Book',
            'Journal',
            'Other Subscription',
            'Subscription',
            'assessment',
            'resource kit',
            'whitepaper',
            'article',
            'membership',
            'journal',
            'Event',
          ],
        },
      ],
    })
    .changeField('productColl', 'productType', {
      validations: [
        {
          in: [
            'Webinar',
            'Course',
            'Book',
            'Journal',
            'Other Subscription',
            'Subscription',
            'assessment',
            'resource kit',
            'whitepaper',
            'article',
            'membership',
            'journal',
            'Event',
          ],
        },
      ],
    })
    .addField('variant', 'priceTier', {
      name: 'Price tier',
      type: 'Symbol',
      validations: [{ size: { max: 40 } }],
      widget: 'singleLine',
      help: 'For a course of an event: the price tier of this variant, such as early bird. Registration sells the variant of the current tier.',
      after: 'courseEndDate',
    })
    .acceptIn('eventPart', [
      'centeredContainer.elements',
      'form.topComponents',
      'form.bottomComponents',
      'fullHeightSection.elements',
      'mainJumbotron.bottomComponents',
      'mediaCardSection.contents',
      'mediaCardSection.bottomComponents',
      'multicolumnTextAndImage.leftSide',
      'multicolumnTextAndImage.rightSide',
      'page.sections',
      'section.elements',
      'singleColumnTextAndImage.leftSideComponents',
      'singleColumnTextAndImage.rightSideComponents',
      'singleColumnTextAndImage.bottomCenter',
    ]),
)
