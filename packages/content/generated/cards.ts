// Written by `npm run generate` from the files in types/ and lists/definitions/.
import type { ViewsFor } from '../define/view.ts'
import { BasicArticleCard } from '../types/basic-article/card.tsx'
import { BioCard } from '../types/bio/card.tsx'
import { CenteredContainerCard } from '../types/centered-container/card.tsx'
import { ContentCard } from '../types/content/card.tsx'
import { JournalEditionsCard } from '../types/journal-editions/card.tsx'
import { MediaCard } from '../types/media/card.tsx'
import { ProductCard } from '../types/product/card.tsx'
import { ProductQuoteCard } from '../types/product-quote/card.tsx'
import { VariantCard } from '../types/variant/card.tsx'

export const cards: ViewsFor<'card'> = {
  basicArticle: BasicArticleCard,
  bio: BioCard,
  centeredContainer: CenteredContainerCard,
  content: ContentCard,
  journalEditions: JournalEditionsCard,
  media: MediaCard,
  product: ProductCard,
  productQuote: ProductQuoteCard,
  variant: VariantCard,
}
