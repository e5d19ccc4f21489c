import type { ReactNode } from 'react'
import { headingTag, type View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { properties } from '../../safe/properties.ts'
import { Body } from '../../shared/detail/body.tsx'
import { journalColors } from '../../shared/journals.ts'
import { offeredItems } from '../../shared/products/offered-items.ts'
import { Buy } from './page/buy.tsx'
import { Hero } from './page/hero.tsx'
import { kindOf } from './page/kinds.ts'
import { Offers } from './page/offers.tsx'
import { Person } from './page/person.tsx'
import styles from './page/product-page.module.css'

export const ProductPageView: View<'product'> = ({ entry, page }) => {
  const { body, people, journal, variants } = entry.fields
  const kind = kindOf(entry.fields.productType)
  const color = journal && safeColor(journalColors[journal])
  return (
    <article
      className={classNames('band', styles[kind.look])}
      style={properties({ '--journal': color })}
      data-item-page={JSON.stringify(offeredItems(entry, page.now))}
    >
      <Hero entry={entry} page={page} kind={kind} />
      <div className={classNames('container', styles.columns)}>
        {kind.look === 'webinar' && variants.length === 1 ? null : (
          <Offers entry={entry} page={page} title={kind.offers} />
        )}
        <Buy entry={entry} page={page} />
        <Body text={body} mark={page.mark(entry, 'body')} page={page} />
        {people.length > 0 ? (
          <Part rank={page.rank + 1} title={kind.people}>
            <ul className={styles.people} {...page.mark(entry, 'people')}>
              {people.map((person) => (
                <li key={person.id}>
                  <Person entry={person} page={page} rank={page.rank + 2} />
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
      </div>
    </article>
  )
}

function Part({ rank, title, children }: { rank: number; title: string; children: ReactNode }) {
  const Heading = headingTag(rank)
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
