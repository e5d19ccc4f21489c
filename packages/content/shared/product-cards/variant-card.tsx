import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { CardFrame } from '../cards/card-frame.tsx'
import { CardImage } from '../cards/card-image.tsx'
import styles from '../cards/cards.module.css'
import { dayOf, fullDate } from '../dates.ts'
import { dayRange } from '../day-range.ts'
import { seatsWords } from '../events/seats-words.ts'
import { productMessages } from '../products/messages.ts'
import { variantItem } from '../products/offered-items.ts'
import { priceOf } from '../products/price-of.ts'
import { productPath } from '../products/product-path.ts'
import { capitalized, variantWords } from '../products/variant-name.ts'
import { typeName } from './product-card.tsx'

type Props = { entry: Entry<'variant'>; page: Page }

export function VariantCard({ entry, page }: Props) {
  const { fields } = entry
  const product = fields.product
  const seats = seatsWords(fields.seatsLeft)
  const facts = [...variantWords(fields), ...(fields.priceTier ? [capitalized(fields.priceTier)] : [])]
  return (
    <CardFrame
      link={page.link(productPath(product?.fields ?? {}, fields))}
      rank={page.rank}
      title={product?.fields.title || product?.fields.internalName || fields.internalName}
      titleMark={page.mark(entry, product ? 'product' : 'internalName')}
      eyebrow={typeName(product?.fields.productType)}
      item={variantItem(entry)}
      picture={<CardImage asset={product?.fields.image} page={page} mark={page.mark(entry, 'product')} />}
      foot={page.widget('price', { product: priceOf(fields) })}
    >
      <When entry={entry} page={page} />
      {fields.location ? (
        <p className={styles.quiet} {...page.mark(entry, 'location')}>
          {fields.location}
        </p>
      ) : null}
      {seats ? (
        <p className={styles.seats} {...page.mark(entry, 'seatsLeft')}>
          {seats}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <ul className={styles.facts} {...page.mark(entry, 'deliveryFormat')}>
          {facts.map((fact) => (
            <li key={fact} className={styles.fact}>
              {fact}
            </li>
          ))}
        </ul>
      ) : null}
    </CardFrame>
  )
}

function When({ entry, page }: Props) {
  const { courseStartDate, courseEndDate } = entry.fields
  const starts = fullDate(courseStartDate)
  if (!starts) return null
  return (
    <p className={styles.quiet} {...page.mark(entry, 'courseStartDate')}>
      <time dateTime={dayOf(courseStartDate)}>
        {courseEndDate
          ? dayRange(dayOf(courseStartDate), dayOf(courseEndDate))
          : productMessages.starts(starts)}
      </time>
    </p>
  )
}
