// Written by `pnpm generate` from the folders in types/.
import { buttonGroup } from '../types/button-group/fixture.ts'
import { calendly } from '../types/calendly/fixture.ts'
import { centeredContainer } from '../types/centered-container/fixture.ts'
import { color } from '../types/color/fixture.ts'
import { contactCallout } from '../types/contact-callout/fixture.ts'
import { content } from '../types/content/fixture.ts'
import { form } from '../types/form/fixture.ts'
import { fullHeightSection } from '../types/full-height-section/fixture.ts'
import { label } from '../types/label/fixture.ts'
import { mainJumbotron } from '../types/main-jumbotron/fixture.ts'
import { media } from '../types/media/fixture.ts'
import { mediaCard } from '../types/media-card/fixture.ts'
import { metaTitle } from '../types/meta-title/fixture.ts'
import { multicolumnTextAndImage } from '../types/multicolumn-text-and-image/fixture.ts'
import { page } from '../types/page/fixture.ts'
import { quoteBlock } from '../types/quote-block/fixture.ts'
import { scheduler } from '../types/scheduler/fixture.ts'
import { section } from '../types/section/fixture.ts'
import { singleColumnTextAndImage } from '../types/single-column-text-and-image/fixture.ts'
import { siteSettings } from '../types/site-settings/fixture.ts'
import { title } from '../types/title/fixture.ts'

export const fixtures = {
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
