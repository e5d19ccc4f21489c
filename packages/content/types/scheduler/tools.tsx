import form from '@association/ui/form/form.module.css'
import { Icon } from '@association/ui/icon/icon.tsx'
import { type ScheduleDay, sessionTypes } from '../../shared/schedule/schedule.ts'
import { messages, typeNames } from './messages.ts'
import { shortDayName } from './times.ts'
import styles from './tools.module.css'

type ToolsProps = { days: readonly ScheduleDay[]; scheduleTitle: string | undefined }

/** A shorter schedule is read at a glance. */
const toolsFrom = { sessions: 6 } as const

/** The filters need JavaScript. The island finds the controls by name. */
export function Tools({ days, scheduleTitle }: ToolsProps) {
  const sessions = days.flatMap((day) => day.sessions)
  const types = sessionTypes.filter((type) => sessions.some((session) => session.type === type))
  const tracks = [...new Set(sessions.flatMap(({ track }) => track ?? []))].toSorted()
  if (sessions.length < toolsFrom.sessions) return null
  return (
    <search className={styles.tools} data-schedule="tools" aria-label={messages.tools(scheduleTitle)}>
      <label className={styles.search}>
        {messages.search}
        <input type="search" name="words" className={form.control} maxLength={100} />
      </label>
      <Choice name="type" label={messages.type} all={messages.allTypes}>
        {types.map((type) => [type, typeNames[type]])}
      </Choice>
      <Choice name="track" label={messages.track} all={messages.allTracks}>
        {tracks.map((track) => [track, track])}
      </Choice>
      <label className={styles.mine}>
        <input type="checkbox" name="mine" />
        <span>
          {messages.mine}
          <span data-schedule="count" hidden />
        </span>
      </label>
      <button type="button" className={styles.quiet} data-schedule="print">
        <Icon name="document" />
        {messages.print}
      </button>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  children: readonly (readonly [string, string])[]
}

function Choice({ name, label, all, children: options }: ChoiceProps) {
  if (options.length < 2) return null
  return (
    <label className={styles.choice}>
      {label}
      <select name={name} className={form.control}>
        <option value="">{all}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

export const FilterStatus = () => (
  <>
    <p role="status" className={styles.status} data-schedule="status" />
    <div className={styles.none} data-schedule="none" hidden>
      <p data-schedule="reason" />
      <button type="button" className={styles.quiet} data-schedule="all">
        {messages.showAll}
      </button>
    </div>
  </>
)

type DayLinksProps = ToolsProps & { schedule: string }

export function DayLinks({ schedule, days, scheduleTitle }: DayLinksProps) {
  if (days.length < 2) return null
  return (
    <nav aria-label={messages.days(scheduleTitle)} className={styles.dayLinks}>
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

/** Two days may have the same date. */
export const dayTarget = (schedule: string, index: number) => `${schedule}-day-${index + 1}`
