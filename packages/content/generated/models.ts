// Written by `pnpm generate` from the folders in types/.
import { advertisement } from '../types/advertisement/model.ts'
import { advertisementsList } from '../types/advertisements-list/model.ts'
import { announcement } from '../types/announcement/model.ts'
import { articleInclude } from '../types/article-include/model.ts'
import { buttonGroup } from '../types/button-group/model.ts'
import { calendly } from '../types/calendly/model.ts'
import { centeredContainer } from '../types/centered-container/model.ts'
import { checklist } from '../types/checklist/model.ts'
import { checklistItem } from '../types/checklist-item/model.ts'
import { color } from '../types/color/model.ts'
import { contactCallout } from '../types/contact-callout/model.ts'
import { content } from '../types/content/model.ts'
import { cta } from '../types/cta/model.ts'
import { form } from '../types/form/model.ts'
import { fullHeightSection } from '../types/full-height-section/model.ts'
import { label } from '../types/label/model.ts'
import { mainJumbotron } from '../types/main-jumbotron/model.ts'
import { media } from '../types/media/model.ts'
import { mediaCard } from '../types/media-card/model.ts'
import { membershipBenefits } from '../types/membership-benefits/model.ts'
import { metaTitle } from '../types/meta-title/model.ts'
import { multicolumnTextAndImage } from '../types/multicolumn-text-and-image/model.ts'
import { notificationDialogue } from '../types/notification-dialogue/model.ts'
import { page } from '../types/page/model.ts'
import { quoteBlock } from '../types/quote-block/model.ts'
import { scheduler } from '../types/scheduler/model.ts'
import { section } from '../types/section/model.ts'
import { singleColumnTextAndImage } from '../types/single-column-text-and-image/model.ts'
import { siteSettings } from '../types/site-settings/model.ts'
import { stats } from '../types/stats/model.ts'
import { statsList } from '../types/stats-list/model.ts'
import { table } from '../types/table/model.ts'
import { title } from '../types/title/model.ts'

export const models = {
  advertisement,
  advertisementsList,
  announcement,
  articleInclude,
  buttonGroup,
  calendly,
  centeredContainer,
  checklist,
  checklistItem,
  color,
  contactCallout,
  content,
  cta,
  form,
  fullHeightSection,
  label,
  mainJumbotron,
  media,
  mediaCard,
  membershipBenefits,
  metaTitle,
  multicolumnTextAndImage,
  notificationDialogue,
  page,
  quoteBlock,
  scheduler,
  section,
  singleColumnTextAndImage,
  siteSettings,
  stats,
  statsList,
  table,
  title,
}
