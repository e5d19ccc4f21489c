// Written by `pnpm generate` from the folders in types/.
import type { ViewsFor } from '../define/view.ts'
import { ButtonGroup } from '../types/button-group/view.tsx'
import { Calendly } from '../types/calendly/view.tsx'
import { Content } from '../types/content/view.tsx'
import { Form } from '../types/form/view.tsx'
import { Media } from '../types/media/view.tsx'
import { MediaCard } from '../types/media-card/view.tsx'
import { MetaTitle } from '../types/meta-title/view.tsx'
import { QuoteBlock } from '../types/quote-block/view.tsx'
import { Scheduler } from '../types/scheduler/view.tsx'
import { Section } from '../types/section/view.tsx'
import { Title } from '../types/title/view.tsx'

export const views: ViewsFor<'block'> = {
  buttonGroup: ButtonGroup,
  calendly: Calendly,
  content: Content,
  form: Form,
  media: Media,
  mediaCard: MediaCard,
  metaTitle: MetaTitle,
  quoteBlock: QuoteBlock,
  scheduler: Scheduler,
  section: Section,
  title: Title,
}
