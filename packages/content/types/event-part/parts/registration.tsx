import type { ReactNode } from 'react'
import type { Offer } from '../../../define/event.ts'
import { telephoneAddress } from '../../../links/telephone-address.ts'
import { offerIn, stateOf, tierOf } from '../../../shared/events/edition.ts'
import { EventOver } from '../../../shared/events/event-over.tsx'
import { stateWords } from '../../../shared/events/state-words.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'
import { StartRegistration } from './start-registration.tsx'
import { Tickets } from './tickets.tsx'

export function Registration(props: PartProps): ReactNode {
  const { edition, next, source, page, now } = props
  const state = stateOf(edition, now)
  if (state === 'over')
    return (
      <p className={styles.state}>
        <EventOver next={next} link={page.link} />
      </p>
    )
  const offers = state === 'open' ? offersNow(props) : []
  const isSold = offers.some(({ price }) => price.price !== null)
  if (state === 'open' && !isSold)
    page.report(
      `“${source.fields.internalName}” has no course with a price now, so visitors cannot register.`,
      'warning',
    )
  return (
    <>
      <p
        className={styles.state}
        {...page.mark(source, state === 'closed' ? 'registrationCloses' : 'registrationOpens')}
      >
        {stateWords(edition, now)}
      </p>
      {isSold && edition.kind === 'fall-institute' ? <StartRegistration {...props} offers={offers} /> : null}
      {isSold && edition.kind === 'conference' ? <Tickets {...props} /> : null}
      <Telephone page={page} isOnlyWay={state === 'open' && !isSold} />
    </>
  )
}

function offersNow({ edition, now }: PartProps): Offer[] {
  const tier = tierOf(edition, now)
  return edition.courses.flatMap((course) => offerIn(course, tier) ?? [])
}

type TelephoneProps = Pick<PartProps, 'page'> & { isOnlyWay: boolean }

function Telephone({ page: { telephone, supportEmail, link }, isOnlyWay }: TelephoneProps): ReactNode {
  const words = isOnlyWay ? messages.callInstead : messages.callTo
  if (telephone)
    return (
      <p>
        {words} <a {...link(telephoneAddress(telephone))}>{telephone}</a>.
      </p>
    )
  if (!isOnlyWay) return null
  return (
    <p>
      {messages.writeInstead}
      {supportEmail ? (
        <>
          {' '}
          <a {...link(`mailto:${supportEmail}`)}>{supportEmail}</a>
        </>
      ) : null}
    </p>
  )
}
