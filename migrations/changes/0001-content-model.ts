import { migration } from '../engine/vocabulary.ts'
import { buttonGroup } from './0001-content-model/button-group.ts'
import { color } from './0001-content-model/color.ts'
import { content } from './0001-content-model/content.ts'
import { media } from './0001-content-model/media.ts'
import { page } from './0001-content-model/page.ts'
import { quoteBlock } from './0001-content-model/quote-block.ts'
import { section } from './0001-content-model/section.ts'
import { siteSettings } from './0001-content-model/site-settings.ts'
import { title } from './0001-content-model/title.ts'

export default migration('The model: nine content types and their editors', [
  buttonGroup,
  color,
  content,
  media,
  page,
  quoteBlock,
  section,
  siteSettings,
  title,
])
