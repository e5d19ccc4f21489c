import { change } from '../engine/vocabulary.ts'
import type { Before } from './0008-hidden-blocks/before.ts'

/** Visitors do not get a block while it is set. */
const flag = {
  name: 'Hidden on the site',
  type: 'Boolean',
  widget: 'boolean',
  help: 'Visitors, search and feeds do not get this block. It keeps its place on its pages.',
} as const

export default change<Before>('Blocks that an editor can hide', (model) =>
  model
    .addField('advertisementsList', 'isHidden', { ...flag, after: 'secondsPerAdvertisement' })
    .addField('announcement', 'isHidden', { ...flag, after: 'color' })
    .addField('articleInclude', 'isHidden', { ...flag, after: 'align' })
    .addField('bio', 'isHidden', { ...flag, after: 'hashLink' })
    .addField('buttonGroup', 'isHidden', { ...flag, after: 'additionalClasses' })
    .addField('calendly', 'isHidden', { ...flag, after: 'class' })
    .addField('centeredContainer', 'isHidden', { ...flag, after: 'containerClasses' })
    .addField('checklist', 'isHidden', { ...flag, after: 'buttons' })
    .addField('contactCallout', 'isHidden', { ...flag, after: 'class' })
    .addField('content', 'isHidden', { ...flag, after: 'nestedContentClass' })
    .addField('cta', 'isHidden', { ...flag, after: 'height' })
    .addField('form', 'isHidden', { ...flag, after: 'loggedInUserAlternateContent' })
    .addField('fullHeightSection', 'isHidden', { ...flag, after: 'outerWrapperClass' })
    .addField('jobPosting', 'isHidden', { ...flag, after: 'applyUrl' })
    .addField('journalEditions', 'isHidden', { ...flag, after: 'url' })
    .addField('jsonData', 'isHidden', { ...flag, after: 'pictures' })
    .addField('mainJumbotron', 'isHidden', { ...flag, after: 'class' })
    .addField('media', 'isHidden', { ...flag, after: 'contentAreaClasses' })
    .addField('mediaCard', 'isHidden', { ...flag, after: 'contentAreaClasses' })
    .addField('mediaCardSection', 'isHidden', { ...flag, after: 'containerClasses' })
    .addField('membershipBenefits', 'isHidden', { ...flag, after: 'buttonText' })
    .addField('metaTitle', 'isHidden', { ...flag, after: 'marginBottom' })
    .addField('multicolumnTextAndImage', 'isHidden', { ...flag, after: 'containerClasses' })
    .addField('notificationDialogue', 'isHidden', { ...flag, after: 'color' })
    .addField('pressRelease', 'isHidden', { ...flag, after: 'slug' })
    .addField('productColl', 'isHidden', { ...flag, after: 'path' })
    .addField('productQuote', 'isHidden', { ...flag, after: 'product' })
    .addField('quoteBlock', 'isHidden', { ...flag, after: 'class' })
    .addField('scheduler', 'isHidden', { ...flag, after: 'class' })
    .addField('section', 'isHidden', { ...flag, after: 'outerWrapperClass' })
    .addField('singleColumnTextAndImage', 'isHidden', { ...flag, after: 'backgroundColor' })
    .addField('stats', 'isHidden', { ...flag, after: 'description' })
    .addField('statsList', 'isHidden', { ...flag, after: 'hashLink' })
    .addField('table', 'isHidden', { ...flag, after: 'classes' })
    .addField('title', 'isHidden', { ...flag, after: 'containerClass' })
    .addField('eventPart', 'isHidden', { ...flag, after: 'hashLink' }),
)
