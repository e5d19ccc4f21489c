import type { Entry } from '@association/content'
import type { Shown } from '@association/content/define/view.ts'
import { basePath, listTag, onPage, type Part, pagesIn } from '@association/content/lists/pages.ts'
import { type RenderOptions, renderList } from '@association/content/render'
import type { ReactNode } from 'react'
import { canonicalUrl } from '../../base/canonical-url.ts'
import { config } from '../../base/config.ts'
import { note } from '../../base/rendering.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import type { Item } from '../../content/index/item.ts'
import { entriesOf } from '../../content/places/entries-of.ts'
import { visibleFeeds } from '../feeds/addresses.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { breadcrumbList } from '../structured-data/site-things.ts'
import { trailToList } from '../structured-data/trail.ts'
import { Featured, featuredArticle } from './featured-article/featured.tsx'
import { ListPage, type ListSummary } from './list-page.tsx'
import { ListNextStep } from './next-step.tsx'
import { Writers, writersOf } from './writers.tsx'

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
  const contents = await loadIndex()
  const { items, until } = entriesOf(list, contents, { now: Date.now(), filter })
  const featured = page === 1 && list.lead === 'featured article' ? featuredOf(items, part) : undefined
  // Removes the featured article after the cut, so that page one takes no card from page two.
  const shown = onPage(items, page, list).filter((item) => item !== featured)
  const all = featured ? [featured, ...shown] : shown
  note({ tags: [listTag(part), ...all.flatMap(({ tags }) => tags)], until })
  return (
    <>
      <ListPage
        {...wordsOf(part)}
        filters={filtersOf(part)}
        above={list.lead === 'featured article' ? startedArticles : undefined}
        filtersLabel={list.filters?.label ?? ''}
        summary={summaryOf(part, items.length)}
        lead={
          list.lead === 'book search'
            ? bookSearch
            : featured && <Featured article={featured.entry} scheme={rendering.scheme} />
        }
        {...cardsIn(shown, { part, rendering, isFurtherDown: featured !== undefined })}
        layout={list.layout}
        emptyText={list.emptyText}
        below={
          featured &&
          filter && <TopicWriters items={all} people={contents.of('bio')} scheme={rendering.scheme} />
        }
        nextStep={list.nextStep && <ListNextStep {...list.nextStep} supportEmail={config.supportEmail} />}
        feeds={list.feed && visibleFeeds(list.feed.name)}
        paging={{ page, pages: pagesIn(items.length, list), base: basePath(part) }}
      />
      <JsonLd things={[breadcrumbList(trailToList(part), canonicalUrl)]} />
    </>
  )
}

const wordsOf = ({ list, filter }: Part) => ({
  title: filter?.title ?? filter?.label ?? list.title,
  description: filter?.description ?? list.description,
  about: filter?.about,
})

type CardPlace = { part: Part; rendering: RenderOptions; isFurtherDown: boolean }

function cardsIn(items: readonly Item[], { part: { list, filter }, rendering, isFurtherDown }: CardPlace) {
  const now = Date.now()
  const options = { ...rendering, topic: filter?.label, areCardsRows: list.layout === 'wide' }
  const cardsOf = (some: readonly Item[], place: { above?: number; isFurtherDown: boolean }) =>
    renderList(
      some.map(({ entry }) => entry as Entry as Shown),
      { options, as: list.as, ...place },
    )
  if (!list.sections || items.length === 0) return { cards: cardsOf(items, { isFurtherDown }) }
  const sections = list.sections
    .map(({ title, accepts }) => ({ title, inside: items.filter(({ entry }) => accepts(entry, now)) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ title, inside }, at) => ({ title, cards: cardsOf(inside, { above: 2, isFurtherDown: at > 0 }) }))
  return { cards: [], sections }
}

function summaryOf({ list, filter }: Part, count: number): ListSummary | undefined {
  const more = list.filters?.more
  if (!more || count === 0) return undefined
  const orders = filter && !filter.query ? [] : more.orders
  return {
    found: more.found(count),
    orders: orders.map(({ label, query }) => ({
      label,
      href: `${more.path}?${[query, filter?.query].filter(Boolean).join('&')}`,
    })),
  }
}

type TopicProps = { items: readonly Item[]; people: readonly Item<'bio'>[]; scheme: RenderOptions['scheme'] }

const TopicWriters = ({ items, people, scheme }: TopicProps) => (
  <Writers writers={writersOf(items as readonly Item<'basicArticle'>[], people)} scheme={scheme} />
)

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
