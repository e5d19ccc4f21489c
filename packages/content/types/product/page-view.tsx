import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Body } from '../../shared/detail/body.tsx'
import { journalColors } from '../../shared/journals.ts'
import { offeredItems } from '../../shared/products/offered-items.ts'
import { Buy } from './page/buy.tsx'
import { BuyBar } from './page/buy-bar.tsx'
import { Hero } from './page/hero.tsx'
import { kindOf } from './page/kinds.ts'
import { Contents, Excerpt, Outcomes, People, Program, Questions } from './page/parts.tsx'
import styles from './page/product-page.module.css'

export const ProductPageView: View<'product'> = ({ entry, page }) => {
  const { body, journal, people } = entry.fields
  const kind = kindOf(entry.fields.productType)
  const color = journal && safeColor(journalColors[journal])
  return (
    <article
      className={classNames('band', styles.product, styles[kind.look])}
      style={properties({ '--journal': color })}
      data-item-page={JSON.stringify(offeredItems(entry, page.now))}
    >
      <div className={classNames('container', styles.columns)}>
        <Hero entry={entry} page={page} kind={kind} />
        <Buy entry={entry} page={page} kind={kind} />
        <div className={styles.parts}>
          <Outcomes entry={entry} page={page} />
          <Body text={body} mark={page.mark(entry, 'body')} page={page} />
          <Contents entry={entry} page={page} />
          <Excerpt entry={entry} page={page} />
          <Program entry={entry} page={page} />
          <People entry={entry} page={page} title={people.length === 1 ? kind.person : kind.people} />
          <Questions entry={entry} page={page} />
        </div>
      </div>
      <BuyBar entry={entry} page={page} />
    </article>
  )
}
