import type { ScheduleDay } from '../../shared/schedule/schedule.ts'
import { messages } from './messages.ts'
import { shortDayName } from './times.ts'
import styles from './tools.module.css'

/** Two days may have the same date. */
export const dayTarget = (schedule: string, index: number) => `${schedule}-day-${index + 1}`

type Props = { schedule: string; days: readonly ScheduleDay[]; of: string | undefined }

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
