import { dayRange } from '@association/content/shared/day-range.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import styles from '../../account/account.module.css'
import { AccountFrame } from '../../account/account-frame.tsx'
import { orderNames } from '../book/orders.ts'
import { confirmationPath } from '../line-kind/registered-lines.ts'
import { activityNames } from '../machine/problems/messages.ts'
import { stateText } from './confirmation-view.tsx'
import type { Booked } from './find-bookings.ts'
import { messages } from './messages.ts'

/** Undefined while the records are out of reach. */
type Props = { bookings: readonly Pick<Booked, 'edition' | 'booking'>[] | undefined }

export const MyRegistrations = ({ bookings }: Props) => (
  <AccountFrame path="/account/registrations" title={messages.all} description={messages.introduction}>
    {bookings === undefined ? <p role="status">{messages.away}</p> : null}
    {bookings?.length === 0 ? (
      <>
        <p>{messages.none}</p>
        <a href="/fall-institute" className={buttonClass('yellow')}>
          {messages.browse}
        </a>
      </>
    ) : null}
    <ul className={styles.rows}>
      {bookings?.map((each) => (
        <li key={each.booking.id} className={styles.row}>
          <Row {...each} />
        </li>
      ))}
    </ul>
  </AccountFrame>
)

function Row({ edition, booking }: Pick<Booked, 'edition' | 'booking'>) {
  const titlesOf = (slugs: readonly string[]) =>
    edition.courses.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title)
  const orders = orderNames(booking)
  const activity = booking.activity ? [activityNames[booking.activity]] : []
  return (
    <>
      <h2 className={styles.rowTitle}>
        <a href={confirmationPath(booking.id)} aria-label={messages.detailsOf(edition.name)}>
          {edition.name}
        </a>
      </h2>
      <p>
        <strong>{messages.states[booking.state]}</strong> · {dayRange(edition.startDate, edition.endDate)}
      </p>
      {orders.length > 0 ? (
        <p>
          {messages.order}: {orders.join(', ')}
        </p>
      ) : null}
      <p>{[...titlesOf(booking.courses), ...activity].join(' · ')}</p>
      {booking.waiting.length > 0 ? (
        <p>
          {messages.waitingFor}: {titlesOf(booking.waiting).join(' · ')}
        </p>
      ) : null}
      <p className={styles.quiet}>{stateText({ edition, booking })}</p>
    </>
  )
}
