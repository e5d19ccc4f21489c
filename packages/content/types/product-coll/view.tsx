import { Pagination } from '@association/ui/pagination/pagination.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import { headingTag, type Page, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { CardGrid } from '../../shared/cards/card-grid.tsx'
import { waysToBuy } from '../../shared/products/offers.ts'
import { messages } from './messages.ts'
import styles from './product-coll.module.css'
import { sectionDataOf } from './section-data.ts'

type Props = { entry: Entry<'productColl'>; page: Page }

export const ProductColl: View<'productColl'> = ({ entry, page }) => {
  const { hashLink, contents, currentPage, totalPages, path } = entry.fields
  return (
    <section className={`band ${styles.collection}`}>
      <FragmentTarget name={hashLink} />
      <div className="container-md">
        <Words entry={entry} page={page} />
        {contents ? <div {...page.mark(entry, 'contents')}>{page.blocks([contents])}</div> : null}
        <Items entry={entry} page={page} />
        {path ? (
          <Pagination
            current={currentPage}
            total={totalPages}
            linkTo={(number) => page.link(number === 1 ? path : `${path.replace(/\/$/, '')}/page/${number}`)}
          />
        ) : null}
      </div>
    </section>
  )
}

function Words({ entry, page }: Props): ReactNode {
  const { metaTitle, title, description } = sectionDataOf(entry.fields.sectionData)
  const Heading = headingTag(page.rank)
  if (!metaTitle && !title && !description) return null
  return (
    <div className={styles.words} {...page.mark(entry, 'sectionData')}>
      {metaTitle ? <p className={styles.metaTitle}>{metaTitle}</p> : null}
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  )
}

function Items({ entry, page }: Props): ReactNode {
  const items = itemsOf(entry)
  const mark = page.mark(entry, 'items')
  return items.length > 0 ? (
    <CardGrid mark={mark}>{page.cards(items)}</CardGrid>
  ) : (
    <p className={styles.placeholder} {...mark}>
      {placeholderOf(entry)}
    </p>
  )
}

type Collection = Entry<'productColl'>
type CollectionItem = Entry<'product' | 'variant'>

function itemsOf({ fields }: Collection): CollectionItem[] {
  const { items, productType, show } = fields
  const wanted = items.filter((item) => !productType || productOf(item)?.fields.productType === productType)
  return show === 'fast practice' ? variantsOf(wanted) : wanted
}

function placeholderOf({ fields }: Collection): string {
  const { show, productType, items, contents, sectionData, totalPages } = fields
  if (show === 'fast practice') return messages.noFastPractice
  if (productType) return messages.noneOf(productType)
  const isDescribed =
    contents || totalPages !== undefined || Object.keys(sectionDataOf(sectionData)).length > 0
  return items.length > 0 || isDescribed ? messages.empty : messages.none
}

/** A product and the collection can both refer to a variant. */
function variantsOf(items: readonly CollectionItem[]): Entry<'variant'>[] {
  const all = items.flatMap((item) => (item.type === 'variant' ? [item] : waysToBuy(item.fields.variants)))
  return [...new Map(all.map((variant) => [variant.id, variant])).values()]
}

const productOf = (item: CollectionItem) => (item.type === 'variant' ? item.fields.product : item)
