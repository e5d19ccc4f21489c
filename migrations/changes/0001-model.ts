import { change } from '../engine/vocabulary.ts'
import { advertisement } from './0001-model/advertisement.ts'
import { advertisementsList } from './0001-model/advertisements-list.ts'
import { announcement } from './0001-model/announcement.ts'
import { articleInclude } from './0001-model/article-include.ts'
import { basicArticle } from './0001-model/basic-article.ts'
import { bio } from './0001-model/bio.ts'
import { buttonGroup } from './0001-model/button-group.ts'
import { calendly } from './0001-model/calendly.ts'
import { centeredContainer } from './0001-model/centered-container.ts'
import { checklist } from './0001-model/checklist.ts'
import { checklistItem } from './0001-model/checklist-item.ts'
import { color } from './0001-model/color.ts'
import { contactCallout } from './0001-model/contact-callout.ts'
import { content } from './0001-model/content.ts'
import { cta } from './0001-model/cta.ts'
import { doiPrefix } from './0001-model/doi-prefix.ts'
import { eventEdition } from './0001-model/event-edition.ts'
import { eventPart } from './0001-model/event-part.ts'
import { form } from './0001-model/form.ts'
import { fullHeightSection } from './0001-model/full-height-section.ts'
import { jobPosting } from './0001-model/job-posting.ts'
import { journalEditions } from './0001-model/journal-editions.ts'
import { jsonData } from './0001-model/json-data.ts'
import { label } from './0001-model/label.ts'
import { mainJumbotron } from './0001-model/main-jumbotron.ts'
import { media } from './0001-model/media.ts'
import { mediaCard } from './0001-model/media-card.ts'
import { mediaCardSection } from './0001-model/media-card-section.ts'
import { membershipBenefits } from './0001-model/membership-benefits.ts'
import { metaTitle } from './0001-model/meta-title.ts'
import { multicolumnTextAndImage } from './0001-model/multicolumn-text-and-image.ts'
import { navItem } from './0001-model/nav-item.ts'
import { notificationDialogue } from './0001-model/notification-dialogue.ts'
import { page } from './0001-model/page.ts'
import { pressRelease } from './0001-model/press-release.ts'
import { product } from './0001-model/product.ts'
import { productColl } from './0001-model/product-coll.ts'
import { productQuote } from './0001-model/product-quote.ts'
import { quoteBlock } from './0001-model/quote-block.ts'
import { redirect } from './0001-model/redirect.ts'
import { replaces } from './0001-model/replaced-changes.ts'
import { scheduler } from './0001-model/scheduler.ts'
import { section } from './0001-model/section.ts'
import { singleColumnTextAndImage } from './0001-model/single-column-text-and-image.ts'
import { siteSettings } from './0001-model/site-settings.ts'
import { sponsor } from './0001-model/sponsor.ts'
import { stats } from './0001-model/stats.ts'
import { statsList } from './0001-model/stats-list.ts'
import { table } from './0001-model/table.ts'
import { title } from './0001-model/title.ts'
import { variant } from './0001-model/variant.ts'

export default change(
  'Model',
  (model) =>
    model
      .createContentType('advertisement', advertisement)
      .createContentType('advertisementsList', advertisementsList)
      .createContentType('announcement', announcement)
      .createContentType('articleInclude', articleInclude)
      .createContentType('basicArticle', basicArticle)
      .createContentType('bio', bio)
      .createContentType('buttonGroup', buttonGroup)
      .createContentType('calendly', calendly)
      .createContentType('centeredContainer', centeredContainer)
      .createContentType('checklist', checklist)
      .createContentType('checklistItem', checklistItem)
      .createContentType('color', color)
      .createContentType('contactCallout', contactCallout)
      .createContentType('content', content)
      .createContentType('cta', cta)
      .createContentType('doiPrefix', doiPrefix)
      .createContentType('form', form)
      .createContentType('fullHeightSection', fullHeightSection)
      .createContentType('jobPosting', jobPosting)
      .createContentType('journalEditions', journalEditions)
      .createContentType('jsonData', jsonData)
      .createContentType('label', label)
      .createContentType('mainJumbotron', mainJumbotron)
      .createContentType('media', media)
      .createContentType('mediaCard', mediaCard)
      .createContentType('mediaCardSection', mediaCardSection)
      .createContentType('membershipBenefits', membershipBenefits)
      .createContentType('metaTitle', metaTitle)
      .createContentType('multicolumnTextAndImage', multicolumnTextAndImage)
      .createContentType('notificationDialogue', notificationDialogue)
      .createContentType('page', page)
      .createContentType('pressRelease', pressRelease)
      .createContentType('product', product)
      .createContentType('productColl', productColl)
      .createContentType('productQuote', productQuote)
      .createContentType('quoteBlock', quoteBlock)
      .createContentType('scheduler', scheduler)
      .createContentType('section', section)
      .createContentType('singleColumnTextAndImage', singleColumnTextAndImage)
      .createContentType('siteSettings', siteSettings)
      .createContentType('stats', stats)
      .createContentType('statsList', statsList)
      .createContentType('table', table)
      .createContentType('title', title)
      .createContentType('variant', variant)
      .createContentType('navItem', navItem)
      .createContentType('redirect', redirect)
      .createContentType('eventEdition', eventEdition)
      .createContentType('eventPart', eventPart)
      .createContentType('sponsor', sponsor),
  { replaces },
)
