import { buttonClass } from '../button/button-class.ts'
import { messages } from './messages.ts'
import styles from './pagination.module.css'

type Props = {
  current: number
  total: number | undefined
  linkTo(page: number): { href?: string }
}

export function Pagination({ current, total, linkTo }: Props) {
  if (total === undefined || !(total > 1)) return null
  return (
    <nav className={styles.pagination} aria-label={messages.label(current, total)}>
      {current > 1 ? (
        <a {...linkTo(current - 1)} rel="prev" className={buttonClass('transparent')}>
          {messages.previous}
        </a>
      ) : null}
      <span className={styles.place} aria-current="page">
        {messages.place(current, total)}
      </span>
      {current < total ? (
        <a {...linkTo(current + 1)} rel="next" className={buttonClass('transparent')}>
          {messages.next}
        </a>
      ) : null}
    </nav>
  )
}
