import type { ReactNode } from 'react'
import { headingTag, type View } from '../../define/view.ts'
import { FragmentTarget } from '../../links/fragment-target.tsx'
import { classNames } from '../../safe/class-names.ts'
import { withoutSoftHyphens } from '../../safe/visible-text.ts'
import { dayRange } from '../../shared/day-range.ts'
import { readSchedule } from '../../shared/schedule/read-schedule.ts'
import { type ScheduleDay, sessionTypes } from '../../shared/schedule/schedule.ts'
import { Day } from './day.tsx'
import kinds from './kinds.module.css'
import { messages, typeNames } from './messages.ts'
import { ScheduleTools } from './schedule-tools/island.tsx'
import styles from './scheduler.module.css'
import { DayLinks, dayTarget, FilterStatus, Tools } from './tools.tsx'

export const Scheduler: View<'scheduler'> = ({ entry, page }) => {
  const { title, description, kind, timeZone, startDate, endDate, hashLink, class: extra } = entry.fields
  const { days } = readSchedule(entry.fields.days)
  if (days.length === 0) return null
  const { id, space } = entry
  const of = { id, space, zone: timeZone, page }
  const Heading = headingTag(page.rank)
  /** Landmarks of two schedules need different names. */
  const name = title && withoutSoftHyphens(title)
  const dates = dayRange(startDate, endDate)
  return (
    <div className={classNames('band', styles.schedule, styles[kind], extra)}>
      <FragmentTarget name={hashLink} />
      <ScheduleTools options={{ schedule: id, zone: timeZone }} className="container">
        {title ? <Heading {...page.mark(entry, 'title')}>{title}</Heading> : null}
        {dates ? (
          <p className={styles.dates} {...page.mark(entry, 'startDate')}>
            {dates}
          </p>
        ) : null}
        {description ? (
          <p className={styles.description} {...page.mark(entry, 'description')}>
            {description}
          </p>
        ) : null}
        <section className={styles.now} aria-label={messages.now(name)} data-schedule="now" hidden />
        {kind === 'at-a-glance' ? <Legend days={days} /> : null}
        <Tools days={days} scheduleTitle={name} />
        <FilterStatus />
        <div className={styles.calendars}>
          <DayLinks schedule={id} days={days} scheduleTitle={name} />
          {page.widget('calendarLinks', { schedule: id, space })}
          {page.widget('mySchedule', { schedule: id, space })}
        </div>
        <div className={styles.days} {...page.mark(entry, 'days')}>
          {days.map((day, index) => {
            const target = dayTarget(id, index)
            const rank = title ? page.rank + 1 : page.rank
            return <Day key={target} {...{ day, of, target, rank }} isOpen={index === 0} />
          })}
        </div>
      </ScheduleTools>
    </div>
  )
}

function Legend({ days }: { days: readonly ScheduleDay[] }): ReactNode {
  const types = sessionTypes.filter((type) =>
    days.some(({ sessions }) => sessions.some((session) => session.type === type)),
  )
  if (types.length < 2) return null
  return (
    <ul className={kinds.legend} aria-label={messages.legend}>
      {types.map((type) => (
        <li key={type} className={classNames(kinds.kind, kinds[type])}>
          {typeNames[type]}
        </li>
      ))}
    </ul>
  )
}
