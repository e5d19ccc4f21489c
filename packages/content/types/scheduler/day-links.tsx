import type { ScheduleDay } from '../../shared/schedule/schedule.ts'
import { messages } from './messages.ts'
import { shortDayName } from './times.ts'
import styles from './tools.module.css'

/** Uses the index, because two days of a schedule may have the same date. */
export const dayTarget = (schedule: string, index: number) => `${schedule}-day-${index + 1}`

type Props = { schedule: string; days: readonly ScheduleDay[]; of: string | undefined }

/** Renders nothing for a single day. */
export function DayLinks({ schedule, days, of }: Props) {
  if (days.length < 2) return null
  return (
    <nav aria-label={messages.days(of)} className={styles.dayLinks}>
      <ul>
        {days.map(({ date }, index) => (
          <li key={dayTarget(schedule, index)}>
            <a href={`#${dayTarget(schedule, index)}`}>{shortDayName(date)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
