import { migration } from '../engine/vocabulary.ts'
import { advertisement } from './0001-content-model/advertisement.ts'
import { advertisementsList } from './0001-content-model/advertisements-list.ts'
import { announcement } from './0001-content-model/announcement.ts'
import { articleInclude } from './0001-content-model/article-include.ts'
import { basicArticle } from './0001-content-model/basic-article.ts'
import { bio } from './0001-content-model/bio.ts'
import { buttonGroup } from './0001-content-model/button-group.ts'
import { calendly } from './0001-content-model/calendly.ts'
import { centeredContainer } from './0001-content-model/centered-container.ts'
import { checklist } from './0001-content-model/checklist.ts'
import { checklistItem } from './0001-content-model/checklist-item.ts'
import { color } from './0001-content-model/color.ts'
import { contactCallout } from './0001-content-model/contact-callout.ts'
import { content } from './0001-content-model/content.ts'
import { cta } from './0001-content-model/cta.ts'
import { doiPrefix } from './0001-content-model/doi-prefix.ts'
import { form } from './0001-content-model/form.ts'
import { fullHeightSection } from './0001-content-model/full-height-section.ts'
import { jobPosting } from './0001-content-model/job-posting.ts'
import { journalEditions } from './0001-content-model/journal-editions.ts'
import { jsonData } from './0001-content-model/json-data.ts'
import { label } from './0001-content-model/label.ts'
import { mainJumbotron } from './0001-content-model/main-jumbotron.ts'
import { media } from './0001-content-model/media.ts'
import { mediaCard } from './0001-content-model/media-card.ts'
import { mediaCardSection } from './0001-content-model/media-card-section.ts'
import { membershipBenefits } from './0001-content-model/membership-benefits.ts'
import { metaTitle } from './0001-content-model/meta-title.ts'
import { multicolumnTextAndImage } from './0001-content-model/multicolumn-text-and-image.ts'
import { notificationDialogue } from './0001-content-model/notification-dialogue.ts'
import { page } from './0001-content-model/page.ts'
import { pressRelease } from './0001-content-model/press-release.ts'
import { product } from './0001-content-model/product.ts'
import { productColl } from './0001-content-model/product-coll.ts'
import { productQuote } from './0001-content-model/product-quote.ts'
import { quoteBlock } from './0001-content-model/quote-block.ts'
import { scheduler } from './0001-content-model/scheduler.ts'
import { section } from './0001-content-model/section.ts'
import { singleColumnTextAndImage } from './0001-content-model/single-column-text-and-image.ts'
import { siteSettings } from './0001-content-model/site-settings.ts'
import { stats } from './0001-content-model/stats.ts'
import { statsList } from './0001-content-model/stats-list.ts'
import { table } from './0001-content-model/table.ts'
import { title } from './0001-content-model/title.ts'
import { variant } from './0001-content-model/variant.ts'

export default migration('Content model', [
  advertisement,
  advertisementsList,
  announcement,
  articleInclude,
  basicArticle,
  bio,
  buttonGroup,
  calendly,
  centeredContainer,
  checklist,
  checklistItem,
  color,
  contactCallout,
  content,
  cta,
  doiPrefix,
  form,
  fullHeightSection,
  jobPosting,
  journalEditions,
  jsonData,
  label,
  mainJumbotron,
  media,
  mediaCard,
  mediaCardSection,
  membershipBenefits,
  metaTitle,
  multicolumnTextAndImage,
  notificationDialogue,
  page,
  pressRelease,
  product,
  productColl,
  productQuote,
  quoteBlock,
  scheduler,
  section,
  singleColumnTextAndImage,
  siteSettings,
  stats,
  statsList,
  table,
  title,
  variant,
])
