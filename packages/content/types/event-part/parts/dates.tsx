import type { ReactNode } from 'react'
import { dayRange } from '../../../shared/day-range.ts'
import { deadlinesOf } from '../../../shared/events/deadlines.ts'
import styles from '../event-part.module.css'
import { messages } from '../messages.ts'
import type { PartProps } from '../part-props.ts'

export const Dates = ({ edition, now }: PartProps): ReactNode => (
  <ol className={styles.dates}>
    {deadlinesOf(edition, now).map(({ label, words, at, hasPassed }) => (
      <li key={label} className={styles.date}>
        <span className={styles.label}>{label}</span>
        <span>
          <time dateTime={new Date(at).toISOString()}>{words}</time>
          {hasPassed ? <span className={styles.quiet}> ({messages.passed})</span> : null}
        </span>
      </li>
    ))}
    <li className={styles.date}>
      <span className={styles.label}>{messages.event}</span>
      <time dateTime={edition.startDate}>{dayRange(edition.startDate, edition.endDate)}</time>
    </li>
  </ol>
)
