import type { ReactNode } from 'react'
import type { ProductOffer } from '../../../define/widgets.ts'
import { type EditionCourse, type Offer, offerIn, tierOf } from '../../../shared/events/edition.ts'
import { pricingMessages } from '../../../shared/products/pricing/messages.ts'
import styles from '../event-part.module.css'
import type { PartProps } from '../part-props.ts'

/** The tickets of a conference at the prices of the current tier. A price that is not known yet has no button. */
export function Tickets({ edition, source, page, now }: PartProps): ReactNode {
  const tier = tierOf(edition, now)
  const isAnnounced = tier?.prices === undefined || tier.prices.nonMember !== null
  return (
    <ul className={styles.tickets}>
      {edition.courses.map((course) => {
        const offer = isAnnounced ? offerIn(course, tier) : undefined
        const ticket = offer && ticketOf(course, offer, source)
        return (
          <li key={course.slug}>
            {ticket ? page.widget('addToCart', { product: ticket }) : <ToBeAnnounced title={course.title} />}
          </li>
        )
      })}
    </ul>
  )
}

const ToBeAnnounced = ({ title }: { title: string }) => (
  <p>
    <strong>{title}</strong>: {pricingMessages.toBeAnnounced}
  </p>
)

/** The product of a ticket, sold only as the variant of the current tier. Undefined if the variant has no price. */
function ticketOf(
  { slug, title }: EditionCourse,
  { variantId, price }: Offer,
  { fields }: PartProps['source'],
): ProductOffer | undefined {
  const product = fields.courses.find((each) => each.fields.slug === slug)
  if (!product || price.price === null) return undefined
  const { productType } = product.fields
  return { name: title, slug, productType, ...price, variants: [{ variantId, label: '', ...price }] }
}
