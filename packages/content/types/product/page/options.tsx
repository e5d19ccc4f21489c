import type { ReactNode } from 'react'
import type { Edition } from '../../../define/event.ts'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { tierRows } from '../../../shared/events/price-table.ts'
import { hasVariantEnded } from '../../../shared/products/has-ended.ts'
import { waysToBuy } from '../../../shared/products/offers.ts'
import { messages } from '../messages.ts'
import { Option } from './option.tsx'
import styles from './options.module.css'

type Variant = Entry<'variant'>
type Props = {
  entry: Entry<'product'>
  page: Page
  title: string
  /** Ids of the variants that visitors can choose. */
  sold: readonly string[]
  selected: string | undefined
  edition: Edition | undefined
}

/** More options would push the button below the first screen. */
const shownOptions = 5

export function Options({ entry, page, title, sold, selected, edition }: Props): ReactNode {
  const variants = inOrder(waysToBuy(entry.fields.variants), page.now)
  if (variants.length === 0) return null
  const tiers = edition ? tierRows(edition, page.now ?? Number.NEGATIVE_INFINITY) : []
  const list = (some: readonly Variant[]) => (
    <ul className={styles.options}>
      {some.map((variant) => (
        <Option
          key={variant.id}
          variant={variant}
          page={page}
          tier={tiers.find(({ name }) => name === variant.fields.priceTier)}
          zone={edition?.timeZone ?? 'UTC'}
          radio={
            sold.length > 1 && sold.includes(variant.fields.variantId)
              ? { name: `option-${entry.id}`, isSelected: variant.fields.variantId === selected }
              : undefined
          }
        />
      ))}
    </ul>
  )
  const more = variants.slice(shownOptions)
  return (
    <fieldset className={styles.group} {...page.mark(entry, 'variants')}>
      <legend className="visually-hidden">{title}</legend>
      {list(variants.slice(0, shownOptions))}
      {more.length > 0 ? (
        <details className={styles.more} open={more.some(({ fields }) => fields.variantId === selected)}>
          <summary className={styles.summary}>{messages.moreOptions(more.length)}</summary>
          {list(more)}
        </details>
      ) : null}
    </fieldset>
  )
}

/** What has ended comes last. */
const inOrder = (variants: readonly Variant[], now: number | undefined) =>
  variants.toSorted((a, b) => Number(hasVariantEnded(a.fields, now)) - Number(hasVariantEnded(b.fields, now)))
