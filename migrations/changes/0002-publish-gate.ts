import { change } from '../engine/vocabulary.ts'
import type { Before } from './0002-publish-gate/before.ts'

/** As pages have it already: Contentful publishes no entry whose gate holds anything but `ok`. */
const gate = {
  name: 'Blocked until the checks in the sidebar pass',
  disabled: true,
  type: 'Symbol',
  validations: [{ in: ['ok'] }],
  widget: 'dropdown',
} as const

export default change<Before>('Publish gate of every content type', (model) =>
  model
    .addField('advertisement', 'publishGate', { ...gate, after: 'image' })
    .addField('advertisementsList', 'publishGate', { ...gate, after: 'secondsPerAdvertisement' })
    .addField('announcement', 'publishGate', { ...gate, after: 'color' })
    .addField('articleInclude', 'publishGate', { ...gate, after: 'align' })
    .addField('basicArticle', 'publishGate', { ...gate, after: 'doiSuffix' })
    .addField('bio', 'publishGate', { ...gate, after: 'hashLink' })
    .addField('buttonGroup', 'publishGate', { ...gate, after: 'additionalClasses' })
    .addField('calendly', 'publishGate', { ...gate, after: 'class' })
    .addField('centeredContainer', 'publishGate', { ...gate, after: 'containerClasses' })
    .addField('checklist', 'publishGate', { ...gate, after: 'buttons' })
    .addField('checklistItem', 'publishGate', { ...gate, after: 'content' })
    .addField('color', 'publishGate', { ...gate, after: 'value' })
    .addField('contactCallout', 'publishGate', { ...gate, after: 'class' })
    .addField('content', 'publishGate', { ...gate, after: 'nestedContentClass' })
    .addField('cta', 'publishGate', { ...gate, after: 'height' })
    .addField('doiPrefix', 'publishGate', { ...gate, after: 'prefix' })
    .addField('form', 'publishGate', { ...gate, after: 'loggedInUserAlternateContent' })
    .addField('fullHeightSection', 'publishGate', { ...gate, after: 'outerWrapperClass' })
    .addField('jobPosting', 'publishGate', { ...gate, after: 'closingDate' })
    .addField('journalEditions', 'publishGate', { ...gate, after: 'url' })
    .addField('jsonData', 'publishGate', { ...gate, after: 'pictures' })
    .addField('label', 'publishGate', { ...gate, after: 'color' })
    .addField('mainJumbotron', 'publishGate', { ...gate, after: 'class' })
    .addField('media', 'publishGate', { ...gate, after: 'contentAreaClasses' })
    .addField('mediaCard', 'publishGate', { ...gate, after: 'contentAreaClasses' })
    .addField('mediaCardSection', 'publishGate', { ...gate, after: 'containerClasses' })
    .addField('membershipBenefits', 'publishGate', { ...gate, after: 'buttonText' })
    .addField('metaTitle', 'publishGate', { ...gate, after: 'marginBottom' })
    .addField('multicolumnTextAndImage', 'publishGate', { ...gate, after: 'containerClasses' })
    .addField('notificationDialogue', 'publishGate', { ...gate, after: 'color' })
    .addField('pressRelease', 'publishGate', { ...gate, after: 'slug' })
    .addField('product', 'publishGate', { ...gate, after: 'variants' })
    .addField('productColl', 'publishGate', { ...gate, after: 'path' })
    .addField('productQuote', 'publishGate', { ...gate, after: 'product' })
    .addField('quoteBlock', 'publishGate', { ...gate, after: 'class' })
    .addField('scheduler', 'publishGate', { ...gate, after: 'class' })
    .addField('section', 'publishGate', { ...gate, after: 'outerWrapperClass' })
    .addField('singleColumnTextAndImage', 'publishGate', { ...gate, after: 'backgroundColor' })
    .addField('siteSettings', 'publishGate', { ...gate, after: 'boardNominationUrl' })
    .addField('stats', 'publishGate', { ...gate, after: 'description' })
    .addField('statsList', 'publishGate', { ...gate, after: 'hashLink' })
    .addField('table', 'publishGate', { ...gate, after: 'classes' })
    .addField('title', 'publishGate', { ...gate, after: 'containerClass' })
    .addField('variant', 'publishGate', { ...gate, after: 'programSpecificVariant' }),
)
