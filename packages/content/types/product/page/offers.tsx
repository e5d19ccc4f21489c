import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import { headingTag, type Page } from '../../../define/view.ts'
import { dayOf } from '../../../shared/dates.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { hasVariantEnded } from '../../../shared/products/has-ended.ts'
import { programLabel, waysToBuy } from '../../../shared/products/offers.ts'
import { priceOf } from '../../../shared/products/price-of.ts'
import { capitalized, madeFor, variantWords } from '../../../shared/products/variant-name.ts'
import { ChosenVariant } from '../chosen-variant/island.tsx'
import { messages } from '../messages.ts'
import styles from './product-page.module.css'

type Variant = Entry<'variant'>
type Props = { entry: Entry<'product'>; page: Page; title: string }

export function Offers({ entry, page, title }: Props): ReactNode {
  const variants = waysToBuy(entry.fields.variants)
  if (variants.length === 0) return null
  const Heading = headingTag(page.rank + 1)
  const table = <OffersTable variants={variants} page={page} title={title} />
  return (
    <section {...page.mark(entry, 'variants')}>
      <Heading>{title}</Heading>
      {variants.length > 1 ? <ChosenVariant>{table}</ChosenVariant> : table}
    </section>
  )
}

type TableProps = { variants: readonly Variant[]; page: Page; title: string }

function OffersTable({ variants, page, title }: TableProps) {
  const hasDates = variants.some(({ fields }) => fields.courseStartDate)
  const hasLocations = variants.some(({ fields }) => fields.location)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.option}</th>
          {hasDates ? <th scope="col">{messages.dates}</th> : null}
          {hasLocations ? <th scope="col">{messages.location}</th> : null}
          <th scope="col">{messages.price}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr
            key={variant.id}
            id={`variant-${variant.fields.variantId}`}
            data-variant={variant.fields.variantId}
            data-program={programOf(variant)}
          >
            <th scope="row">
              <Name variant={variant} page={page} />
            </th>
            {hasDates ? (
              <td {...page.mark(variant, 'courseStartDate')}>
                <Dates variant={variant} now={page.now} />
              </td>
            ) : null}
            {hasLocations ? <td {...page.mark(variant, 'location')}>{variant.fields.location}</td> : null}
            <td className={styles.price} {...page.mark(variant, 'price')}>
              {page.widget('price', { product: priceOf(variant.fields) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ variant, page }: { variant: Variant; page: Page }) {
  const { deliveryFormat, internalName } = variant.fields
  const [name = internalName, ...others] = variantWords(variant.fields)
  const program = programOf(variant)
  return (
    <>
      <span className={styles.option} {...page.mark(variant, deliveryFormat ? 'deliveryFormat' : 'option')}>
        {name}
      </span>
      {others.map((word) => (
        <span key={word} className={styles.small} {...page.mark(variant, 'option')}>
          {word}
        </span>
      ))}
      {variant.fields.priceTier ? (
        <span className={styles.small} {...page.mark(variant, 'priceTier')}>
          {capitalized(variant.fields.priceTier)}
        </span>
      ) : null}
      {program ? (
        <span className={styles.program} {...page.mark(variant, 'programName')}>
          {madeFor(programLabel(program))}
        </span>
      ) : null}
      <span className={styles.chosen} hidden>
        {messages.chosen}
      </span>
    </>
  )
}

function Dates({ variant, now }: { variant: Variant; now: number | undefined }): ReactNode {
  const { courseStartDate, courseEndDate } = variant.fields
  const days = dayRange(dayOf(courseStartDate), dayOf(courseEndDate))
  if (!days) return messages.anyTime
  return (
    <>
      <time dateTime={dayOf(courseStartDate)}>{days}</time>
      {hasVariantEnded(variant.fields, now) ? <span className={styles.ended}>{messages.ended}</span> : null}
    </>
  )
}

const programOf = ({ fields }: Variant) =>
  fields.programSpecificVariant ? fields.programName || undefined : undefined
