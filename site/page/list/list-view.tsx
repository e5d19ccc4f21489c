import type { Entry } from '@association/content'
import type { Shown } from '@association/content/define/view.ts'
import type { List } from '@association/content/lists/list.ts'
import { basePath, listTag, onPage, type Part, pagesIn } from '@association/content/lists/pages.ts'
import { type RenderOptions, renderList } from '@association/content/render'
import type { ReactNode } from 'react'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { note } from '../../base/rendering.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import type { Item } from '../../content/index/item.ts'
import { entriesOf } from '../../content/places/entries-of.ts'
import { visibleFeeds } from '../feeds/addresses.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { breadcrumbList } from '../structured-data/site-things.ts'
import { trailToList } from '../structured-data/trail.ts'
import { Featured, featuredArticle } from './featured-article/featured.tsx'
import { ListPage } from './list-page.tsx'

type Props = {
  part: Part
  page: number
  rendering: RenderOptions
  bookSearch: ReactNode
  /** Above a list of articles. */
  startedArticles: ReactNode
}

/** The index holds all that cards show. */
export async function ListView({ part, page, rendering, bookSearch, startedArticles }: Props) {
  const { list, filter } = part
  const now = Date.now()
  const { items, until } = entriesOf(list, await loadIndex(), { now, filter })
  const featured = page === 1 && list.lead === 'featured article' ? featuredOf(items, part) : undefined
  // Removes the featured article after the cut, so that page one takes no card from page two.
  const shown = onPage(items, page, list).filter((item) => item !== featured)
  note({
    tags: [listTag(part), ...[...shown, ...(featured ? [featured] : [])].flatMap(({ tags }) => tags)],
    until,
  })
  const sections = sectionsIn(list, shown, now)
  return (
    <>
      <ListPage
        title={filter?.title ?? filter?.label ?? list.title}
        description={filter?.description ?? list.description}
        filters={filtersOf(part)}
        above={list.lead === 'featured article' ? startedArticles : undefined}
        filtersLabel={list.filters?.label ?? ''}
        lead={
          list.lead === 'book search'
            ? bookSearch
            : featured && <Featured article={featured.entry} scheme={rendering.scheme} />
        }
        cards={sections ? [] : cardsOf(shown, { options: rendering, as: list.as, isFurtherDown: featured !== undefined })}
        sections={sections?.map(({ title, items: inside }, at) => ({
          title,
          cards: cardsOf(inside, { options: rendering, as: list.as, above: 2, isFurtherDown: at > 0 }),
        }))}
        layout={list.layout}
        emptyText={list.emptyText}
        feeds={list.feed && visibleFeeds(list.feed.name)}
        paging={{ page, pages: pagesIn(items.length, list), base: basePath(part) }}
      />
      <JsonLd things={[breadcrumbList(trailToList(part), canonicalUrl)]} />
    </>
  )
}

const cardsOf = (items: readonly Item[], options: Parameters<typeof renderList>[1]) =>
  renderList(
    items.map(({ entry }) => entry as Entry as Shown),
    options,
  )

function sectionsIn({ sections }: List, items: readonly Item[], now: number) {
  if (items.length === 0) return undefined
  return sections
    ?.map(({ title, accepts }) => ({ title, items: items.filter(({ entry }) => accepts(entry, now)) }))
    .filter(({ items: inside }) => inside.length > 0)
}

/** A topic begins with its newest article if none is flagged. */
function featuredOf(items: readonly Item[], { filter }: Part): Item<'basicArticle'> | undefined {
  const articles = items as readonly Item<'basicArticle'>[]
  const entries = articles.map(({ entry }) => entry)
  const chosen = filter ? featuredArticle(entries, () => 0) : featuredArticle(entries)
  return articles.find(({ entry }) => entry === chosen)
}

function filtersOf({ list, filter: current }: Part) {
  if (!list.filters) return []
  const { allLabel, options, more } = list.filters
  return [
    { label: allLabel, href: list.path, isCurrent: current === undefined },
    ...options.map((filter) => ({
      label: filter.label,
      href: basePath({ list, filter }),
      isCurrent: filter === current,
    })),
    ...(more ? [{ label: more.label, href: more.path, isCurrent: false }] : []),
  ]
}
