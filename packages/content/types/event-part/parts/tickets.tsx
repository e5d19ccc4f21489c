import type { ReactNode } from 'react'
import { offerIn, tierOf } from '../../../shared/events/edition.ts'
import { pricingMessages } from '../../../shared/products/pricing/messages.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import { JoinNowTicket } from './join-now-ticket.tsx'
import { ticketOf } from './ticket-of.ts'

/** A ticket with an unknown price has no button. */
export function Tickets(props: PartProps): ReactNode {
  const { edition, source, page, now } = props
  const tier = tierOf(edition, now)
  const isAnnounced = tier?.prices === undefined || tier.prices.nonMember !== null
  return (
    <>
      {page.widget('logIn', { text: messages.logInForPrice, variant: 'light', fontSize: 16 })}
      <ul className={styles.tickets}>
        {edition.courses.map((course) => {
          const offer = isAnnounced ? offerIn(course, tier) : undefined
          const ticket = offer && ticketOf(course, offer, source)
          return (
            <li key={course.slug}>
              {ticket ? (
                page.widget('addToCart', { product: ticket })
              ) : (
                <ToBeAnnounced title={course.title} />
              )}
              <JoinNowTicket {...props} course={course} tier={tier} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const ToBeAnnounced = ({ title }: { title: string }) => (
  <p>
    <strong>{title}</strong>: {pricingMessages.toBeAnnounced}
  </p>
)
