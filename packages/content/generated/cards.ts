// Written by `pnpm generate` from the folders in types/.
import type { ViewsFor } from '../define/view.ts'
import { CenteredContainerCard } from '../types/centered-container/card.tsx'
import { ContentCard } from '../types/content/card.tsx'
import { MediaCard } from '../types/media/card.tsx'

export const cards: ViewsFor<'card'> = {
  centeredContainer: CenteredContainerCard,
  content: ContentCard,
  media: MediaCard,
}
