import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { classNames } from '../../../safe/class-names.ts'
import { dayOf } from '../../../shared/dates.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { endWords, startWords } from '../../../shared/events/instants.ts'
import type { TierRow } from '../../../shared/events/price-table.ts'
import { seatsWords } from '../../../shared/events/seats-words.ts'
import { hasVariantEnded } from '../../../shared/products/has-ended.ts'
import { isSoldOut, programLabel } from '../../../shared/products/offers.ts'
import { priceOf } from '../../../shared/products/price-of.ts'
import { saves } from '../../../shared/products/pricing/messages.ts'
import { money } from '../../../shared/products/pricing/money.ts'
import { memberSaving } from '../../../shared/products/pricing/pricing.ts'
import { capitalized, madeFor, variantWords } from '../../../shared/products/variant-name.ts'
import { messages } from '../messages.ts'
import styles from './options.module.css'

type Variant = Entry<'variant'>
type Props = {
  variant: Variant
  page: Page
  tier: TierRow | undefined
  zone: string
  radio: { name: string; isSelected: boolean } | undefined
}

export function Option({ variant, page, tier, zone, radio }: Props): ReactNode {
  const { variantId } = variant.fields
  const hasEnded = hasVariantEnded(variant.fields, page.now) || tier?.state === 'ended'
  const Choice = radio ? 'label' : 'div'
  return (
    <li
      id={`variant-${variantId}`}
      className={styles.option}
      data-variant={variantId}
      data-program={programOf(variant)}
      aria-current={tier?.state === 'current' ? 'true' : undefined}
    >
      <Choice className={styles.choice}>
        {radio ? (
          <input
            type="radio"
            className={styles.radio}
            name={radio.name}
            value={variantId}
            defaultChecked={radio.isSelected}
          />
        ) : null}
        <span className={styles.what}>
          <Name variant={variant} page={page} />
          {tier ? <Deadline tier={tier} zone={zone} /> : null}
          <State variant={variant} page={page} isNow={tier?.state === 'current'} hasEnded={hasEnded} />
        </span>{' '}
        <Cost variant={variant} page={page} isSold={!hasEnded && !isSoldOut(variant)} />
      </Choice>
    </li>
  )
}

type PartProps = { variant: Variant; page: Page }

/** The tiers of an event share format, date and place, so the box shows these once. */
function Name({ variant, page }: PartProps) {
  const { deliveryFormat, internalName, priceTier } = variant.fields
  if (priceTier)
    return (
      <span className={styles.name} {...page.mark(variant, 'priceTier')}>
        {capitalized(priceTier)}
      </span>
    )
  const [name = internalName, ...others] = variantWords(variant.fields)
  return (
    <>
      <span className={styles.name} {...page.mark(variant, deliveryFormat ? 'deliveryFormat' : 'option')}>
        {name}
      </span>
      {others.map((word) => (
        <span key={word} className={styles.small} {...page.mark(variant, 'option')}>
          {` ${word}`}
        </span>
      ))}{' '}
      <When variant={variant} page={page} />
    </>
  )
}

export function When({ variant, page }: PartProps): ReactNode {
  const { courseStartDate, courseEndDate, location, deliveryFormat } = variant.fields
  const days = dayRange(dayOf(courseStartDate), dayOf(courseEndDate))
  return (
    <>
      {days ? (
        <time
          dateTime={dayOf(courseStartDate)}
          className={styles.small}
          {...page.mark(variant, 'courseStartDate')}
        >
          {days}
        </time>
      ) : null}
      {days || deliveryFormat !== 'Self-Study' ? null : (
        <span className={styles.small}>{messages.anyTime}</span>
      )}
      {location ? (
        <span className={styles.small} {...page.mark(variant, 'location')}>
          {` ${location}`}
        </span>
      ) : null}
    </>
  )
}

const Deadline = ({ tier, zone }: { tier: TierRow; zone: string }) => {
  const { endsAt, startsAt } = tier
  if (endsAt === undefined && startsAt === undefined) return null
  return (
    <span className={styles.small}>
      {' '}
      {endsAt === undefined
        ? messages.tierFrom(startWords(startsAt ?? 0, zone))
        : messages.tierUntil(endWords(endsAt, zone))}
    </span>
  )
}

type StateProps = PartProps & { isNow: boolean; hasEnded: boolean }

function State({ variant, page, isNow, hasEnded }: StateProps): ReactNode {
  const program = programOf(variant)
  const seats = seatsWords(variant.fields.seatsLeft)
  return (
    <>
      {program ? (
        <span className={styles.badge} {...page.mark(variant, 'programName')}>
          {madeFor(programLabel(program))}
        </span>
      ) : null}
      {isNow ? <span className={classNames(styles.badge, styles.now)}>{messages.tierNow}</span> : null}
      {hasEnded ? <span className={classNames(styles.badge, styles.ended)}>{messages.ended}</span> : null}
      {seats && !hasEnded ? (
        <span className={classNames(styles.badge, styles.seats)} {...page.mark(variant, 'seatsLeft')}>
          {seats}
        </span>
      ) : null}
    </>
  )
}

function Cost({ variant, page, isSold }: PartProps & { isSold: boolean }) {
  const price = priceOf(variant.fields)
  const saving = isSold ? memberSaving(price) : 0
  return (
    <span className={styles.cost} {...page.mark(variant, 'price')}>
      {page.widget('price', { product: price })}
      {saving ? (
        <span className={styles.saving} data-unless-signed-in="">
          {' '}
          {saves(money(saving))}
        </span>
      ) : null}
    </span>
  )
}

const programOf = ({ fields }: Variant) =>
  fields.programSpecificVariant ? fields.programName || undefined : undefined
