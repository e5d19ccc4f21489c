import { Icon } from '@association/ui/icon/icon.tsx'
import { headingTag } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import collapse from '../../shared/collapse/collapse.module.css'
import { dayName } from '../../shared/dates.ts'
import type { ScheduleDay } from '../../shared/schedule/schedule.ts'
import { messages } from './messages.ts'
import styles from './scheduler.module.css'
import { type Of, Session } from './session.tsx'

type Props = { day: ScheduleDay; of: Of; target: string; rank: number; isOpen: boolean }

/** `<details>` needs no JavaScript, and the browser's search finds text in closed ones. */
export function Day({ day, of, target, rank, isOpen }: Props) {
  const Heading = headingTag(rank)
  const { date, title, sessions } = day
  return (
    <details className={classNames(collapse.collapse, styles.day)} open={isOpen} data-day={date}>
      <summary className={styles.summary}>
        <Heading className={styles.date}>
          <time dateTime={date}>{dayName(date)}</time>
          {title ? <span className={styles.motto}>{title}</span> : null}
        </Heading>
        <Icon name="chevronRight" className={styles.arrow} />
      </summary>
      {/* Inside, because browsers open the day of a target. */}
      <FragmentTarget name={target} />
      {sessions.length === 0 ? (
        <p className={styles.none}>{messages.noSessions}</p>
      ) : (
        <>
          <ol className={styles.sessions}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} date={date} of={of} rank={rank + 1} />
            ))}
          </ol>
          {of.page.widget('calendarLinks', { schedule: of.id, space: of.space, part: { day: date } })}
        </>
      )}
    </details>
  )
}
