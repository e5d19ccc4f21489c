import type { Activity } from '@association/content/define/event.ts'
import { readSchedule } from '@association/content/shared/schedule/read-schedule.ts'
import type { ScheduleSession } from '@association/content/shared/schedule/schedule.ts'
import { sessionSpan } from '@association/content/shared/schedule/session-span.ts'
import type { EventTime } from '../calendar.ts'

/** Editors write JSON. */
export type PlannedDays = { days?: unknown; timeZone: string }

type PlannedSession = { time: EventTime; room: string | undefined }

/** Returns undefined if no schedule names the course. */
export const plannedCourse = (date: string, title: string, schedules: readonly PlannedDays[]) =>
  planned(date, schedules, (session) => plain(session.title) === plain(title))

/** Editors call golf “Golf at Bayshore Links”. */
export const plannedActivity = (date: string, activity: Activity, schedules: readonly PlannedDays[]) =>
  planned(date, schedules, ({ title }) => activityWords[activity].test(title))

const activityWords: Readonly<Record<Activity, RegExp>> = {
  golf: /\bgolf\b/i,
  soundBath: /\bsound[-\s]bath\b/i,
  pickleball: /\bpickleball\b/i,
}

function planned(
  date: string,
  schedules: readonly PlannedDays[],
  isMeant: (session: ScheduleSession) => boolean,
): PlannedSession | undefined {
  const found = schedules.flatMap(({ days, timeZone }) =>
    readSchedule(days)
      .days.filter((day) => day.date === date)
      .flatMap(({ sessions }) => sessions.filter(isMeant))
      .map((session) => ({ session, zone: session.timeZone ?? timeZone })),
  )
  const [first] = found
  return (
    first && {
      time: { kind: 'clock', ...sessionSpan(date, first.session, first.zone), zone: first.zone },
      room: first.session.room,
    }
  )
}

const plain = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()
