// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { advertisement } from '../types/advertisement/fixture.ts'
import { advertisementsList } from '../types/advertisements-list/fixture.ts'
import { announcement } from '../types/announcement/fixture.ts'
import { articleInclude } from '../types/article-include/fixture.ts'
import { basicArticle } from '../types/basic-article/fixture.ts'
import { bio } from '../types/bio/fixture.ts'
import { buttonGroup } from '../types/button-group/fixture.ts'
import { calendly } from '../types/calendly/fixture.ts'
import { centeredContainer } from '../types/centered-container/fixture.ts'
import { checklist } from '../types/checklist/fixture.ts'
import { checklistItem } from '../types/checklist-item/fixture.ts'
import { color } from '../types/color/fixture.ts'
import { contactCallout } from '../types/contact-callout/fixture.ts'
import { content } from '../types/content/fixture.ts'
import { cta } from '../types/cta/fixture.ts'
import { doiPrefix } from '../types/doi-prefix/fixture.ts'
import { employers } from '../types/employers/fixture.ts'
import { eventEdition } from '../types/event-edition/fixture.ts'
import { eventPart } from '../types/event-part/fixture.ts'
import { form } from '../types/form/fixture.ts'
import { fullHeightSection } from '../types/full-height-section/fixture.ts'
import { jobPosting } from '../types/job-posting/fixture.ts'
import { journalEditions } from '../types/journal-editions/fixture.ts'
import { jsonData } from '../types/json-data/fixture.ts'
import { label } from '../types/label/fixture.ts'
import { mainJumbotron } from '../types/main-jumbotron/fixture.ts'
import { media } from '../types/media/fixture.ts'
import { mediaCard } from '../types/media-card/fixture.ts'
import { mediaCardSection } from '../types/media-card-section/fixture.ts'
import { membershipBenefits } from '../types/membership-benefits/fixture.ts'
import { metaTitle } from '../types/meta-title/fixture.ts'
import { multicolumnTextAndImage } from '../types/multicolumn-text-and-image/fixture.ts'
import { navItem } from '../types/nav-item/fixture.ts'
import { newestArticles } from '../types/newest-articles/fixture.ts'
import { notificationDialogue } from '../types/notification-dialogue/fixture.ts'
import { page } from '../types/page/fixture.ts'
import { pressRelease } from '../types/press-release/fixture.ts'
import { product } from '../types/product/fixture.ts'
import { productColl } from '../types/product-coll/fixture.ts'
import { productQuote } from '../types/product-quote/fixture.ts'
import { quoteBlock } from '../types/quote-block/fixture.ts'
import { redirect } from '../types/redirect/fixture.ts'
import { scheduler } from '../types/scheduler/fixture.ts'
import { section } from '../types/section/fixture.ts'
import { singleColumnTextAndImage } from '../types/single-column-text-and-image/fixture.ts'
import { siteSettings } from '../types/site-settings/fixture.ts'
import { sponsor } from '../types/sponsor/fixture.ts'
import { stats } from '../types/stats/fixture.ts'
import { statsList } from '../types/stats-list/fixture.ts'
import { table } from '../types/table/fixture.ts'
import { title } from '../types/title/fixture.ts'
import { variant } from '../types/variant/fixture.ts'

export const fixtures = {
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
