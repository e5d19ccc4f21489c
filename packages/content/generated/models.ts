// Written by `pnpm generate` from the folders in types/.
import { buttonGroup } from '../types/button-group/model.ts'
import { color } from '../types/color/model.ts'
import { content } from '../types/content/model.ts'
import { media } from '../types/media/model.ts'
import { page } from '../types/page/model.ts'
import { quoteBlock } from '../types/quote-block/model.ts'
import { section } from '../types/section/model.ts'
import { siteSettings } from '../types/site-settings/model.ts'
import { title } from '../types/title/model.ts'

export const models = {
  buttonGroup,
  color,
  content,
  media,
  page,
  quoteBlock,
  section,
  siteSettings,
  title,
}
