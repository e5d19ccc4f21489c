// Written by `pnpm generate` from the folders in types/.
import { buttonGroup } from '../types/button-group/fixture.ts'
import { color } from '../types/color/fixture.ts'
import { content } from '../types/content/fixture.ts'
import { media } from '../types/media/fixture.ts'
import { page } from '../types/page/fixture.ts'
import { quoteBlock } from '../types/quote-block/fixture.ts'
import { section } from '../types/section/fixture.ts'
import { siteSettings } from '../types/site-settings/fixture.ts'
import { title } from '../types/title/fixture.ts'

export const fixtures = {
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
