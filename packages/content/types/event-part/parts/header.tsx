import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { LinkAttributes } from '../../../define/view.ts'
import { classNames } from '../../../safe/class-names.ts'
import { dayRange } from '../../../shared/day-range.ts'
import { coursesIn, stateOf } from '../../../shared/events/edition.ts'
import { nowOnSale } from '../../../shared/events/now-on-sale.ts'
import { namedTier } from '../../../shared/events/price-table.ts'
import { registerIn } from '../../../shared/events/register-in.ts'
import { seatsInCourses } from '../../../shared/events/seats-words.ts'
import { eventMessages } from '../../../shared/events/state-words.ts'
import type { PartProps } from '../part-props.ts'
import { allInWords } from './all-in-words.ts'
import styles from './header.module.css'
import { Facts, Picture } from './opening.tsx'

type Props = PartProps & { children: ReactNode }

/** CSS pixels. */
const pictureWidth = 560

export function Header({ children, ...props }: Props): ReactNode {
  const { source, page } = props
  const { lead } = source.fields
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        {children}
        {lead ? (
          <p className={styles.lead} {...page.mark(source, 'lead')}>
            {lead}
          </p>
        ) : null}
        <Facts {...props} isNextBelow />
        <Offer {...props} />
      </div>
      <Picture source={source} page={page} width={pictureWidth} className={styles.picture} />
    </div>
  )
}

function Offer({ edition, next, source, page, now }: PartProps): ReactNode {
  const register = registerIn(edition, now)
  if (next && stateOf(edition, now) === 'over')
    return (
      <div className={classNames(styles.offer, styles.next)}>
        <p className={styles.price}>
          {eventMessages.over} {eventMessages.next}
          <strong>
            <time dateTime={next.startDate}>{dayRange(next.startDate, next.endDate)}</time>
          </strong>
        </p>
        <Action link={page.link(next.path)} words={next.name} />
      </div>
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
      <Action link={page.link(register.path)} words={register.words} />
    </div>
  )
}

const Action = ({ link, words }: { link: LinkAttributes; words: string }) => (
  <p className={styles.action}>
    <a {...link} className={buttonClass('yellow')}>
      {words}
    </a>
  </p>
)
