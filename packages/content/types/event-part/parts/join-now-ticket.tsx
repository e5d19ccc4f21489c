import type { ReactNode } from 'react'
import type { EditionCourse, Tier } from '../../../define/event.ts'
import { joinNowIn } from '../../../shared/events/join-now.ts'
import { toCents } from '../../../shared/products/pricing/cents.ts'
import { membershipType } from '../../../shared/products/pricing/joining.ts'
import { pricingMessages } from '../../../shared/products/pricing/messages.ts'
import { money } from '../../../shared/products/pricing/money.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import { ticketOf } from './ticket-of.ts'

type Props = PartProps & { course: EditionCourse; tier: Tier | undefined }

/** Members do not see this ticket, which includes a year of membership. */
export function JoinNowTicket({ edition, source, page, course, tier }: Props): ReactNode {
  if (!tier?.prices) return null
  const joinNow = joinNowIn(edition, course, tier)
  const product = joinNow && ticketOf(course, joinNow.ticket, source)
  if (!joinNow || !product) {
    if (tier.prices.joinNow === null) return <JoinNow price={pricingMessages.toBeAnnounced} />
    page.report(
      `“${source.fields.internalName}” does not sell its “join now” price for “${tier.name}”: ticket and membership do not cost what the table says.`,
      'warning',
    )
    return null
  }
  const { cents, ticket, membership } = joinNow
  return (
    <JoinNow price={money(cents)}>
      <p className={styles.quiet}>
        {messages.joinNowParts(money(toCents(ticket.price.price)), money(toCents(membership.price.price)))}
      </p>
      {page.widget('addToCart', {
        isBrief: true,
        product: { ...product, name: messages.joinNowName(course.title) },
        together: {
          name: membership.name,
          productType: membershipType,
          variant: { variantId: membership.variantId, label: '', ...membership.price },
        },
      })}
    </JoinNow>
  )
}

const JoinNow = ({ price, children }: { price: string; children?: ReactNode }) => (
  <div className={styles.joinNow} data-unless-member="">
    <p>
      <strong>{messages.columns.joinNow}</strong>: {price}
    </p>
    {children}
  </div>
)
