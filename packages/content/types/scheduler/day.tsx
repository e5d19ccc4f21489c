import { Icon } from '@association/ui/icon/icon.tsx'
import { headingTag } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import collapse from '../../shared/collapse/collapse.module.css'
import type { ScheduleDay } from '../../shared/schedule/schedule.ts'
import { messages } from './messages.ts'
import styles from './scheduler.module.css'
import { Session } from './session.tsx'
import { dayName } from './times.ts'

type Props = { day: ScheduleDay; zone: string; rank: number; isOpen: boolean }

/** `<details>` opens with mouse, keyboard and without JavaScript, and the browser's search finds what is in a closed one. */
export function Day({ day, zone, rank, isOpen }: Props) {
  const Heading = headingTag(rank)
  return (
    <details className={classNames(collapse.collapse, styles.day)} open={isOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.date}>
          <time dateTime={day.date}>{dayName(day.date)}</time>
          {day.title ? <span className={styles.motto}>{day.title}</span> : null}
        </Heading>
        <Icon name="chevronRight" className={styles.arrow} />
      </summary>
      {day.sessions.length === 0 ? (
        <p className={styles.none}>{messages.noSessions}</p>
      ) : (
        <ol className={styles.sessions}>
          {day.sessions.map((session, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a session has no other name than its place
            <Session key={index} session={session} date={day.date} zone={zone} rank={rank + 1} />
          ))}
        </ol>
      )}
    </details>
  )
}
