import type { Entry } from '@association/content'
import type { Block, Page } from '@association/content/define/view.ts'
import { newestFirst } from '@association/content/lists/order.ts'
import { listTag } from '@association/content/lists/pages.ts'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import type { Contents } from '../../content/index/content-index.ts'
import { type Item, isReleased } from '../../content/index/item.ts'
import { relatedArticles } from '../../content/places/related.ts'
import { relatedListOf, relatedProducts } from '../../content/places/related-products.ts'
import { editionsOf, editionsSections } from './editions-section.ts'
import { relatedArticlesSection, relatedSection } from './related-section.ts'

type Shown = { hasNextStep: boolean; seats: Page['seats'] }

export async function blocksAfter({ entry, ...item }: Item, { hasNextStep, seats }: Shown): Promise<Block[]> {
  if (entry.type === 'basicArticle') return related({ ...item, entry }, await loadIndex(), hasNextStep)
  if (entry.type === 'product') {
    const contents = await loadIndex()
    return [...editions(entry, contents), ...moreProducts({ ...item, entry }, contents, seats)]
  }
  return []
}

function related(article: Item<'basicArticle'>, contents: Contents, hasNextStep: boolean): Block[] {
  const now = Date.now()
  const articles = relatedArticles(article, contents, now)
  const waiting = contents.of('basicArticle').filter((other) => !isReleased(other, now))
  note({
    tags: articles.flatMap(({ tags }) => tags),
    until: Math.min(...waiting.map(({ releaseAt = now }) => releaseAt), Number.POSITIVE_INFINITY),
  })
  return relatedArticlesSection({ articles: articles.map(({ entry }) => entry), hasNextStep })
}

/** The newest edition of a journal is part of its page. */
export const currentIssueIn = (contents: Pick<Contents, 'of'>) => (product: Entry<'product'>) =>
  shownEditions(product, contents)[0]

function editions(product: Entry<'product'>, contents: Contents): Block[] {
  const shown = shownEditions(product, contents)
  const items = contents.of('journalEditions').filter(({ entry }) => shown.includes(entry))
  note({ tags: items.flatMap(({ tags }) => tags) })
  return editionsSections(shown)
}

function moreProducts(product: Item<'product'>, contents: Contents, seats: Page['seats']): Block[] {
  const list = relatedListOf(product.entry)
  if (!list) return []
  const { items, until } = relatedProducts(product, list, { contents, now: Date.now(), seats })
  note({ tags: [listTag({ list }), ...items.flatMap(({ tags }) => tags)], until })
  const { supportEmail } = config
  return relatedSection({ list, products: items.map(({ entry }) => entry), supportEmail })
}

const inOrder = newestFirst<Entry<'journalEditions'>>(({ fields }) => fields.editionDate)

const shownEditions = (product: Entry<'product'>, contents: Pick<Contents, 'of'>) =>
  inOrder(
    editionsOf(
      product,
      contents.of('journalEditions').map(({ entry }) => entry),
    ),
  )
