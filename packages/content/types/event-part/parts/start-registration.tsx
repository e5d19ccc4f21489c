import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import { extraNames, type Offer } from '../../../define/event.ts'
import type { ProductPrice } from '../../../define/widgets.ts'
import { capitalized } from '../../../shared/capitalized.ts'
import { tierOf } from '../../../shared/events/edition.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import { allInWords } from './all-in-words.ts'

export function StartRegistration({
  edition,
  page,
  now,
  offers,
}: PartProps & { offers: readonly Offer[] }): ReactNode {
  const tier = tierOf(edition, now)
  const [first] = offers
  const extras = extraNames.flatMap((name) => {
    const offer = edition.extras[name]
    return offer && offer.price.price !== null ? { name, product: offer.price } : []
  })
  return (
    <>
      <p className={styles.start}>
        <a {...page.link(startPath(edition))} rel="nofollow" className={buttonClass('yellow')}>
          {messages.startRegistration}
        </a>
      </p>
      <p className={styles.label}>{tier ? messages.pricesNow(capitalized(tier.name)) : messages.prices}</p>
      <ul className={styles.priceList}>
        {first ? (
          <Line label={messages.extras.course}>
            {page.widget('price', { product: first.price, variants: pricesOf(offers) })}
          </Line>
        ) : null}
        {extras.map(({ name, product }) => (
          <Line key={name} label={messages.extras[name]}>
            {page.widget('price', { product })}
          </Line>
        ))}
      </ul>
      {allInWords(edition, tier).map((words) => (
        <p key={words} className={styles.allIn}>
          {words}
        </p>
      ))}
    </>
  )
}

const pricesOf = (offers: readonly Offer[]): ProductPrice[] => offers.map(({ price }) => price)

/** Each step carries the key, so that two editions never mix. */
const startPath = ({ key }: PartProps['edition']) => `/fall-institute/registration/1?edition=${key}`

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className={styles.priceLine}>
    <span>{label}</span>
    <span>{children}</span>
  </li>
)
