import type { ReactNode } from 'react'
import type { Edition } from '../../../define/event.ts'
import { TableRegion } from '../../../html/table-region.tsx'
import { capitalized } from '../../../shared/capitalized.ts'
import { stateOf } from '../../../shared/events/edition.ts'
import { EventOver } from '../../../shared/events/event-over.tsx'
import { endWords, startWords } from '../../../shared/events/instants.ts'
import {
  buyerKinds,
  namedTier,
  pricesIn,
  savingsIn,
  type TablePrice,
  type TierRow,
  tierRows,
} from '../../../shared/events/price-table.ts'
import { productMessages } from '../../../shared/products/messages.ts'
import { toCents } from '../../../shared/products/pricing/cents.ts'
import { pricingMessages } from '../../../shared/products/pricing/messages.ts'
import { money } from '../../../shared/products/pricing/money.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import { allInWords } from './all-in-words.ts'

export function Pricing({ edition, next, source, page, now }: PartProps): ReactNode {
  if (stateOf(edition, now) === 'over')
    return (
      <p className={styles.state}>
        <EventOver next={next} link={page.link} />
      </p>
    )
  const rows = tierRows(edition, now).filter((row) => !isPastWithoutPrice(row, edition, now))
  const savings = savingWords(edition, now)
  if (rows.length === 0) return <p className={styles.quiet}>{messages.noPrices}</p>
  return (
    <>
      <div {...page.mark(source, hasTable(edition) ? 'tiers' : 'courses')}>
        <TableRegion label={edition.name} className={styles.prices}>
          <caption className="visually-hidden">{edition.name}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.tier}</th>
              {buyerKinds.map((buyer) => (
                <th key={buyer} scope="col">
                  {messages.columns[buyer]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} zone={edition.timeZone} />
            ))}
          </tbody>
        </TableRegion>
      </div>
      {hasTable(edition) ? null : <p className={styles.quiet}>{messages.perCourse}</p>}
      {savings.length > 0 ? (
        <ul className={styles.savings}>
          {savings.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      {page.terms?.refundPage ? (
        <p className={styles.quiet}>
          <a {...page.link(page.terms.refundPage)}>{productMessages.refunds}</a>
        </p>
      ) : null}
    </>
  )
}

/** A fall institute has the prices of its courses instead. */
const hasTable = ({ tiers }: Edition) => tiers.some(({ prices }) => prices)

function Row({ row, zone }: { row: TierRow; zone: string }) {
  const mark = row.state === 'current' ? messages.now : row.state === 'ended' ? messages.ended : undefined
  return (
    <tr className={styles[row.state]} aria-current={row.state === 'current' ? 'true' : undefined}>
      <th scope="row">
        <span className={styles.tier}>
          {capitalized(row.name)}
          {mark ? <span className={styles.badge}>{mark}</span> : null}
        </span>
        <span className={styles.when}>{whenWords(row, zone)}</span>
      </th>
      {isPriced(row) ? (
        buyerKinds.map((buyer) => <td key={buyer}>{priceWords(row.prices[buyer])}</td>)
      ) : (
        <td colSpan={buyerKinds.length}>{money(null)}</td>
      )}
    </tr>
  )
}

/** The page does not announce the price of a past tier. */
function isPastWithoutPrice({ state, prices }: TierRow, edition: Edition, now: number) {
  const isPast = state === 'ended' || ['closed', 'over'].includes(stateOf(edition, now))
  return isPast && !isPriced({ prices })
}

const isPriced = ({ prices }: Pick<TierRow, 'prices'>) =>
  buyerKinds.some((buyer) => prices[buyer].cents !== null)

function whenWords({ state, startsAt, endsAt }: TierRow, zone: string): string | undefined {
  if (state === 'unknown') return messages.noDate
  const end = endsAt === undefined ? undefined : endWords(endsAt, zone)
  if (startsAt === undefined) return end && messages.untilWords(end)
  const start = startWords(startsAt, zone)
  if (start === end) return start
  return end ? messages.between(start, end) : messages.fromWords(start)
}

const priceWords = ({ cents, isFrom }: TablePrice) => `${isFrom ? pricingMessages.from : ''}${money(cents)}`

/** `now` is in milliseconds. */
function savingWords(edition: Edition, now: number): string[] {
  const tier = namedTier(edition, now)
  if (!tier) return []
  const { member, joinNow } = savingsIn(pricesIn(edition, tier))
  const isPerCourse = !tier.prices
  return [
    ...allInWords(edition, tier),
    ...(member ? [messages.memberSaves(money(member), isPerCourse)] : []),
    ...(joinNow ? joiningWords(joinNow, edition, isPerCourse) : []),
  ]
}

/** A table price includes the membership, which is extra with courses. */
function joiningWords(saving: number, { extras, courses }: Edition, isPerCourse: boolean): string[] {
  if (!isPerCourse) return [messages.joiningSaves(money(saving))]
  const membership = toCents(extras.membership?.price.price ?? null)
  if (membership === null) return []
  const inAll = new Set(courses.map(({ day }) => day)).size * saving - membership
  return [
    messages.joiningCosts(money(membership), money(saving)),
    ...(inAll > 0 ? [messages.joiningInAll(money(inAll))] : []),
  ]
}
