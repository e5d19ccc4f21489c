import { FragmentTarget } from '@association/content/links/fragment-target.tsx'
import type { ListLayout } from '@association/content/lists/list.ts'
import { CardGrid, peopleColumns } from '@association/content/shared/cards/card-grid.tsx'
import { slugOf } from '@association/content/shared/products/offers.ts'
import { Pagination } from '@association/ui/pagination/pagination.tsx'
import type { ReactNode } from 'react'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { JumpBar } from './jump-bar.tsx'
import { ListHeader } from './list-header.tsx'
import styles from './listing.module.css'
import { messages } from './messages.ts'

type Props = {
  title: string
  description?: string | undefined
  about?: string | undefined
  filters?: readonly Filter[]
  filtersLabel?: string
  /** The title of each card is an h2. */
  cards: readonly ReactNode[]
  /** In place of `cards`. The title of each card is an h3. */
  sections?: readonly Section[] | undefined
  layout: ListLayout
  emptyText: string
  paging?: { page: number; pages: number; base: string } | undefined
  feeds?: readonly FeedLink[] | undefined
  above?: ReactNode
  /** Above the cards. */
  summary?: ListSummary | undefined
  lead?: ReactNode
  below?: ReactNode
  nextStep?: ReactNode
}

type Section = { title: string; cards: readonly ReactNode[] }

export function ListPage({
  title,
  description,
  about,
  filters = [],
  filtersLabel,
  above,
  lead,
  summary,
  below,
  nextStep,
  feeds = [],
  sections,
  ...list
}: Props) {
  return (
    <div className={styles.page}>
      <ListHeader title={title} description={description} about={about}>
        <FilterBar label={filtersLabel ?? messages.filters} filters={filters} />
        <JumpBar jumps={sections?.map(({ title }) => ({ name: title, anchor: slugOf(title) })) ?? []} />
      </ListHeader>
      {above}
      <div className={`container ${styles.content}`}>
        {lead}
        {summary ? <Summary {...summary} /> : null}
        {sections?.map(({ title, cards }) => (
          <section key={title} className={styles.section}>
            <FragmentTarget name={slugOf(title)} />
            <h2>{title}</h2>
            <Cards {...list} cards={cards} />
          </section>
        )) ?? <Cards {...list} isLed={lead !== undefined} />}
        <Paging paging={list.paging} />
        {below}
        {nextStep}
        <FeedLinks feeds={feeds} />
      </div>
    </div>
  )
}

export type ListSummary = { found: string; orders: readonly { label: string; href: string }[] }

const Summary = ({ found, orders }: ListSummary) => (
  <div className={styles.summary}>
    <p>{found}</p>
    {orders.length > 0 ? (
      <p>
        {`${messages.sort}:`}
        {orders.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    ) : null}
  </div>
)

type CardsProps = Pick<Props, 'cards' | 'layout' | 'emptyText'> & { isLed?: boolean }

function Cards({ cards, layout, emptyText, isLed }: CardsProps): ReactNode {
  if (cards.length === 0) return <p className={styles.empty}>{emptyText}</p>
  if (layout === 'people') return <CardGrid counts={{ large: peopleColumns(cards.length) }}>{cards}</CardGrid>
  if (layout === 'articles')
    return (
      <CardGrid cardClasses={styles.article} wideRow={isLed ? 'first' : 'last'}>
        {cards}
      </CardGrid>
    )
  if (layout === 'cards') return <CardGrid>{cards}</CardGrid>
  if (layout === 'wide')
    return (
      <div className={styles.wide}>
        <CardGrid counts={{ large: 1, small: 1 }} cardClasses={styles.wideCard}>
          {cards}
        </CardGrid>
      </div>
    )
  return (
    <ul className={styles.rows}>
      {cards.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
        <li key={index}>{row}</li>
      ))}
    </ul>
  )
}

const Paging = ({ paging }: Pick<Props, 'paging'>) =>
  paging ? (
    <Pagination
      current={paging.page}
      total={paging.pages}
      linkTo={(page) => ({ href: pagePath(paging.base, page) })}
    />
  ) : null

/** The first page is the base itself; a search keeps its page in the query. */
export function pagePath(base: string, page: number): string {
  if (page === 1) return base
  return base.includes('?') ? `${base}&page=${page}` : `${base}/page/${page}`
}

type FeedLink = { label: string; href: string }

function FeedLinks({ feeds }: { feeds: readonly FeedLink[] }) {
  if (feeds.length === 0) return null
  return (
    <p className={styles.feeds}>
      {messages.feeds}
      {feeds.map(({ label, href }) => (
        <a key={href} href={href} className={styles.feed}>
          {label}
        </a>
      ))}
    </p>
  )
}
