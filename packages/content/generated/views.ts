// Written by `pnpm generate` from the folders in types/.
import type { ViewsFor } from '../define/view.ts'
import { ButtonGroup } from '../types/button-group/view.tsx'
import { Content } from '../types/content/view.tsx'
import { Media } from '../types/media/view.tsx'
import { QuoteBlock } from '../types/quote-block/view.tsx'
import { Section } from '../types/section/view.tsx'
import { Title } from '../types/title/view.tsx'

export const views: ViewsFor<'block'> = {
  buttonGroup: ButtonGroup,
  content: Content,
  media: Media,
  quoteBlock: QuoteBlock,
  section: Section,
  title: Title,
}
