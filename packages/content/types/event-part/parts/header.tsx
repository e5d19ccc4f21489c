import { buttonClass } from '@association/ui/button/button-class.ts'
import { Icon } from '@association/ui/icon/icon.tsx'
import type { IconName } from '@association/ui/icon/names.ts'
import type { ReactNode } from 'react'
import { acrossPhone } from '../../../images/sizes.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { coursesIn, stateOf } from '../../../shared/events/edition.ts'
import { EventOver } from '../../../shared/events/event-over.tsx'
import { nowOnSale } from '../../../shared/events/now-on-sale.ts'
import { namedTier } from '../../../shared/events/price-table.ts'
import { registerIn } from '../../../shared/events/register-in.ts'
import { seatsInCourses } from '../../../shared/events/seats-words.ts'
import { eventMessages, stateWords } from '../../../shared/events/state-words.ts'
import type { PartProps } from '../part-props.ts'
import { allInWords } from './all-in-words.ts'
import styles from './header.module.css'

type Props = PartProps & { children: ReactNode }

export function Header({ children, ...props }: Props): ReactNode {
  const { edition, next, source, page, now } = props
  const { venueName, venueAddress, lead } = source.fields
  const place = [venueName, cityIn(venueAddress)].filter(Boolean).join(', ')
  const isOver = stateOf(edition, now) === 'over'
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        {children}
        {lead ? (
          <p className={styles.lead} {...page.mark(source, 'lead')}>
            {lead}
          </p>
        ) : null}
        <ul className={styles.facts}>
          <Fact icon="calendar">
            <time dateTime={edition.startDate} {...page.mark(source, 'startDate')}>
              {dayRange(edition.startDate, edition.endDate)}
            </time>
          </Fact>
          {place ? (
            <Fact icon="location">
              <span {...page.mark(source, 'venueName')}>{place}</span>
            </Fact>
          ) : null}
          <Fact icon="clock">
            {isOver ? <EventOver next={next} link={page.link} /> : stateWords(edition, now)}
          </Fact>
        </ul>
        <Offer {...props} />
      </div>
      <Picture source={source} page={page} />
    </div>
  )
}

function Offer({ edition, next, source, page, now }: PartProps): ReactNode {
  const register = registerIn(edition, now)
  if (!register && next && stateOf(edition, now) === 'over')
    return (
      <p className={styles.action}>
        <a {...page.link(next.path)} className={buttonClass('yellow')}>
          {next.name}
        </a>
      </p>
    )
  if (!register) return null
  const [allIn] = allInWords(edition, namedTier(edition, now))
  const seats = seatsInCourses(
    coursesIn(edition, source.fields.courses).map((course) => page.seats?.(course)),
  )
  const notes = [
    ...(allIn ? [`${eventMessages.perCourse}.`, allIn] : []),
    ...(register.isOpen && seats ? [`${seats}.`] : []),
  ]
  return (
    <div className={styles.offer}>
      <div className={styles.price}>
        {page.widget('price', nowOnSale(edition, now))}
        {notes.length > 0 ? <p className={styles.notes}>{notes.join(' ')}</p> : null}
      </div>
      <p className={styles.action}>
        <a {...page.link(register.path)} className={buttonClass('yellow')}>
          {register.words}
        </a>
      </p>
    </div>
  )
}

/** CSS pixels. */
const pictureWidth = 560

function Picture({ source, page }: Pick<PartProps, 'source' | 'page'>): ReactNode {
  const { picture } = source.fields
  if (!picture) return null
  const { alt, ...image } = page.image(picture, {
    width: pictureWidth,
    sizes: `${acrossPhone}, ${pictureWidth}px`,
  })
  return <img {...image} alt={alt} className={styles.picture} {...page.mark(source, 'picture')} />
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon name={icon} className={styles.icon} />
    <span>{children}</span>
  </li>
)

/** Returns `Clearwater, FL` from the last line. */
const cityIn = (address: string | undefined) =>
  address
    ?.trim()
    .split('\n')
    .at(-1)
    ?.replace(/\s+\d{5}(?:-\d{4})?$/, '')
