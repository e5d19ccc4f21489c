// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { advertisement } from '../types/advertisement/model.ts'
import { advertisementsList } from '../types/advertisements-list/model.ts'
import { announcement } from '../types/announcement/model.ts'
import { articleInclude } from '../types/article-include/model.ts'
import { basicArticle } from '../types/basic-article/model.ts'
import { bio } from '../types/bio/model.ts'
import { buttonGroup } from '../types/button-group/model.ts'
import { calendly } from '../types/calendly/model.ts'
import { centeredContainer } from '../types/centered-container/model.ts'
import { checklist } from '../types/checklist/model.ts'
import { checklistItem } from '../types/checklist-item/model.ts'
import { color } from '../types/color/model.ts'
import { contactCallout } from '../types/contact-callout/model.ts'
import { content } from '../types/content/model.ts'
import { cta } from '../types/cta/model.ts'
import { doiPrefix } from '../types/doi-prefix/model.ts'
import { employers } from '../types/employers/model.ts'
import { eventEdition } from '../types/event-edition/model.ts'
import { eventPart } from '../types/event-part/model.ts'
import { form } from '../types/form/model.ts'
import { fullHeightSection } from '../types/full-height-section/model.ts'
import { jobPosting } from '../types/job-posting/model.ts'
import { journalEditions } from '../types/journal-editions/model.ts'
import { jsonData } from '../types/json-data/model.ts'
import { label } from '../types/label/model.ts'
import { mainJumbotron } from '../types/main-jumbotron/model.ts'
import { media } from '../types/media/model.ts'
import { mediaCard } from '../types/media-card/model.ts'
import { mediaCardSection } from '../types/media-card-section/model.ts'
import { membershipBenefits } from '../types/membership-benefits/model.ts'
import { metaTitle } from '../types/meta-title/model.ts'
import { multicolumnTextAndImage } from '../types/multicolumn-text-and-image/model.ts'
import { navItem } from '../types/nav-item/model.ts'
import { newestArticles } from '../types/newest-articles/model.ts'
import { notificationDialogue } from '../types/notification-dialogue/model.ts'
import { page } from '../types/page/model.ts'
import { pressRelease } from '../types/press-release/model.ts'
import { product } from '../types/product/model.ts'
import { productColl } from '../types/product-coll/model.ts'
import { productQuote } from '../types/product-quote/model.ts'
import { quoteBlock } from '../types/quote-block/model.ts'
import { redirect } from '../types/redirect/model.ts'
import { scheduler } from '../types/scheduler/model.ts'
import { section } from '../types/section/model.ts'
import { singleColumnTextAndImage } from '../types/single-column-text-and-image/model.ts'
import { siteSettings } from '../types/site-settings/model.ts'
import { sponsor } from '../types/sponsor/model.ts'
import { stats } from '../types/stats/model.ts'
import { statsList } from '../types/stats-list/model.ts'
import { table } from '../types/table/model.ts'
import { title } from '../types/title/model.ts'
import { variant } from '../types/variant/model.ts'

export const models = {
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
  employers,
  eventEdition,
  eventPart,
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
  navItem,
  newestArticles,
  notificationDialogue,
  page,
  pressRelease,
  product,
  productColl,
  productQuote,
  quoteBlock,
  redirect,
  scheduler,
  section,
  singleColumnTextAndImage,
  siteSettings,
  sponsor,
  stats,
  statsList,
  table,
  title,
  variant,
}
