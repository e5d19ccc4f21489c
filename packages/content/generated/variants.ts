// Written by `npm run generate` from the files in types/ and lists/definitions/.
import { advertisementVariants } from '../types/advertisement/variants.ts'
import { advertisementsListVariants } from '../types/advertisements-list/variants.ts'
import { announcementVariants } from '../types/announcement/variants.ts'
import { articleIncludeVariants } from '../types/article-include/variants.ts'
import { basicArticleVariants } from '../types/basic-article/variants.ts'
import { bioVariants } from '../types/bio/variants.ts'
import { buttonGroupVariants } from '../types/button-group/variants.ts'
import { calendlyVariants } from '../types/calendly/variants.ts'
import { centeredContainerVariants } from '../types/centered-container/variants.ts'
import { checklistVariants } from '../types/checklist/variants.ts'
import { checklistItemVariants } from '../types/checklist-item/variants.ts'
import { colorVariants } from '../types/color/variants.ts'
import { contactCalloutVariants } from '../types/contact-callout/variants.ts'
import { contentVariants } from '../types/content/variants.ts'
import { ctaVariants } from '../types/cta/variants.ts'
import { employersVariants } from '../types/employers/variants.ts'
import { eventEditionVariants } from '../types/event-edition/variants.ts'
import { eventPartVariants } from '../types/event-part/variants.ts'
import { formVariants } from '../types/form/variants.ts'
import { fullHeightSectionVariants } from '../types/full-height-section/variants.ts'
import { jobPostingVariants } from '../types/job-posting/variants.ts'
import { journalEditionsVariants } from '../types/journal-editions/variants.ts'
import { jsonDataVariants } from '../types/json-data/variants.ts'
import { labelVariants } from '../types/label/variants.ts'
import { mainJumbotronVariants } from '../types/main-jumbotron/variants.ts'
import { mediaVariants } from '../types/media/variants.ts'
import { mediaCardVariants } from '../types/media-card/variants.ts'
import { mediaCardSectionVariants } from '../types/media-card-section/variants.ts'
import { membershipBenefitsVariants } from '../types/membership-benefits/variants.ts'
import { metaTitleVariants } from '../types/meta-title/variants.ts'
import { multicolumnTextAndImageVariants } from '../types/multicolumn-text-and-image/variants.ts'
import { newestArticlesVariants } from '../types/newest-articles/variants.ts'
import { notificationDialogueVariants } from '../types/notification-dialogue/variants.ts'
import { pressReleaseVariants } from '../types/press-release/variants.ts'
import { productVariants } from '../types/product/variants.ts'
import { productCollVariants } from '../types/product-coll/variants.ts'
import { productQuoteVariants } from '../types/product-quote/variants.ts'
import { quoteBlockVariants } from '../types/quote-block/variants.ts'
import { schedulerVariants } from '../types/scheduler/variants.ts'
import { sectionVariants } from '../types/section/variants.ts'
import { singleColumnTextAndImageVariants } from '../types/single-column-text-and-image/variants.ts'
import { sponsorVariants } from '../types/sponsor/variants.ts'
import { statsVariants } from '../types/stats/variants.ts'
import { statsListVariants } from '../types/stats-list/variants.ts'
import { tableVariants } from '../types/table/variants.ts'
import { titleVariants } from '../types/title/variants.ts'
import { variantVariants } from '../types/variant/variants.ts'

export const variants = {
  advertisement: advertisementVariants,
  advertisementsList: advertisementsListVariants,
  announcement: announcementVariants,
  articleInclude: articleIncludeVariants,
  basicArticle: basicArticleVariants,
  bio: bioVariants,
  buttonGroup: buttonGroupVariants,
  calendly: calendlyVariants,
  centeredContainer: centeredContainerVariants,
  checklist: checklistVariants,
  checklistItem: checklistItemVariants,
  color: colorVariants,
  contactCallout: contactCalloutVariants,
  content: contentVariants,
  cta: ctaVariants,
  employers: employersVariants,
  eventEdition: eventEditionVariants,
  eventPart: eventPartVariants,
  form: formVariants,
  fullHeightSection: fullHeightSectionVariants,
  jobPosting: jobPostingVariants,
  journalEditions: journalEditionsVariants,
  jsonData: jsonDataVariants,
  label: labelVariants,
  mainJumbotron: mainJumbotronVariants,
  media: mediaVariants,
  mediaCard: mediaCardVariants,
  mediaCardSection: mediaCardSectionVariants,
  membershipBenefits: membershipBenefitsVariants,
  metaTitle: metaTitleVariants,
  multicolumnTextAndImage: multicolumnTextAndImageVariants,
  newestArticles: newestArticlesVariants,
  notificationDialogue: notificationDialogueVariants,
  pressRelease: pressReleaseVariants,
  product: productVariants,
  productColl: productCollVariants,
  productQuote: productQuoteVariants,
  quoteBlock: quoteBlockVariants,
  scheduler: schedulerVariants,
  section: sectionVariants,
  singleColumnTextAndImage: singleColumnTextAndImageVariants,
  sponsor: sponsorVariants,
  stats: statsVariants,
  statsList: statsListVariants,
  table: tableVariants,
  title: titleVariants,
  variant: variantVariants,
}
