// Written by `pnpm generate` from the folders in types/.
import { buttonGroup } from '../types/button-group/model.ts'
import { calendly } from '../types/calendly/model.ts'
import { centeredContainer } from '../types/centered-container/model.ts'
import { color } from '../types/color/model.ts'
import { contactCallout } from '../types/contact-callout/model.ts'
import { content } from '../types/content/model.ts'
import { form } from '../types/form/model.ts'
import { fullHeightSection } from '../types/full-height-section/model.ts'
import { label } from '../types/label/model.ts'
import { mainJumbotron } from '../types/main-jumbotron/model.ts'
import { media } from '../types/media/model.ts'
import { mediaCard } from '../types/media-card/model.ts'
import { metaTitle } from '../types/meta-title/model.ts'
import { multicolumnTextAndImage } from '../types/multicolumn-text-and-image/model.ts'
import { page } from '../types/page/model.ts'
import { quoteBlock } from '../types/quote-block/model.ts'
import { scheduler } from '../types/scheduler/model.ts'
import { section } from '../types/section/model.ts'
import { singleColumnTextAndImage } from '../types/single-column-text-and-image/model.ts'
import { siteSettings } from '../types/site-settings/model.ts'
import { title } from '../types/title/model.ts'

export const models = {
  buttonGroup,
  calendly,
  centeredContainer,
  color,
  contactCallout,
  content,
  form,
  fullHeightSection,
  label,
  mainJumbotron,
  media,
  mediaCard,
  metaTitle,
  multicolumnTextAndImage,
  page,
  quoteBlock,
  scheduler,
  section,
  singleColumnTextAndImage,
  siteSettings,
  title,
}
