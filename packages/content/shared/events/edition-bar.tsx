import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Edition } from '../../define/event.ts'
import type { LinkAttributes } from '../../define/view.ts'
import type { WidgetProps } from '../../define/widgets.ts'
import { dayRange } from '../day-range.ts'
import { FootBar } from '../foot-bar/foot-bar.tsx'
import styles from './edition-bar.module.css'
import { nowOnSale } from './now-on-sale.ts'
import { registerIn } from './register-in.ts'
import { deadlineWords, eventMessages, stateWords } from './state-words.ts'

type Props = {
  edition: Edition
  /** Milliseconds since 1970. */
  now: number
  seats: string | undefined
  price(props: WidgetProps['price']): ReactNode
  link(address: string): LinkAttributes
}

export function EditionBar({ edition, now, seats, price, link }: Props): ReactNode {
  const register = registerIn(edition, now)
  if (!register) return null
  const notes = register.isOpen
    ? [
        edition.kind === 'fall-institute' ? eventMessages.perCourse : undefined,
        deadlineWords(edition, now),
      ].filter(Boolean)
    : [stateWords(edition, now)]
  return (
    <FootBar>
      <p className={styles.name}>
        <strong>{edition.name}</strong> {dayRange(edition.startDate, edition.endDate)}
      </p>
      <div className={styles.price}>
        {register.isOpen ? price(nowOnSale(edition, now)) : null}
        <p className={styles.notes}>
          {notes.join(' · ')}
          {register.isOpen && seats ? (
            <span className={styles.seats}>{notes.length > 0 ? ` · ${seats}` : seats}</span>
          ) : null}
        </p>
      </div>
      <a {...link(register.path)} className={buttonClass(register.isOpen ? 'yellow' : 'dark')}>
        {register.words}
      </a>
    </FootBar>
  )
}
