import type { ContentTypeId, Entry } from '@association/content'
import { dayOf } from '@association/content/shared/dates.ts'
import { readSchedule } from '@association/content/shared/schedule/read-schedule.ts'
import type { ScheduleDay, ScheduleSession } from '@association/content/shared/schedule/schedule.ts'
import { sessionSpan } from '@association/content/shared/schedule/session-span.ts'
import { typeNames } from '@association/content/types/scheduler/messages.ts'
import type { Calendar, CalendarEvent } from '../calendar.ts'
import { type CalendarSite, eventUid } from './calendar-site.ts'
import { messages } from './messages.ts'

export type Published<Type extends ContentTypeId> = {
  entry: Entry<Type>
  /** Number of publications. */
  revision: number
  /** Milliseconds since 1970. */
  updatedAt: number
}

export type Schedule = Published<'scheduler'> & { edition?: Published<'eventEdition'> | undefined }

export type Selection = { day?: string; sessions?: ReadonlySet<string>; isMine?: boolean }

/** A session has the same identity in each selection. */
export function scheduleCalendar(
  schedule: Schedule,
  site: CalendarSite,
  selection: Selection = {},
): Calendar {
  const name = scheduleName(schedule)
  return {
    name: selection.isMine ? messages.mine(name) : name,
    description: schedule.entry.fields.description,
    updated: changesOf([schedule, schedule.edition]).updated,
    events: sessionsOf(schedule, selection).map((held) => sessionEvent(schedule, held, site)),
  }
}

/** Returns “2027 Fall Institute: Schedule at a glance”. */
export const scheduleName = ({ entry, edition }: Schedule) =>
  [edition?.entry.fields.name, entry.fields.title ?? messages.schedule].filter(Boolean).join(': ')

type DaySession = { day: ScheduleDay; session: ScheduleSession }

function sessionsOf({ entry }: Schedule, { day, sessions }: Selection): DaySession[] {
  return readSchedule(entry.fields.days)
    .days.filter(({ date }) => day === undefined || date === day)
    .flatMap((each) => each.sessions.map((session) => ({ day: each, session })))
    .filter(({ session }) => sessions === undefined || sessions.has(session.id))
}

function sessionEvent(schedule: Schedule, { day, session }: DaySession, site: CalendarSite): CalendarEvent {
  const { entry, edition } = schedule
  const { timeZone } = entry.fields
  const { title, type, track, room } = session
  return {
    uid: eventUid(site.authority, [session.id, entry.id, entry.space]),
    ...changesOf([schedule, edition]),
    title,
    time: {
      kind: 'clock',
      ...sessionSpan(day.date, session, timeZone),
      zone: session.timeZone ?? timeZone,
    },
    description: descriptionOf(session),
    location: [room, edition && venueOf(edition.entry.fields)].filter(Boolean).join(', ') || undefined,
    url: edition && site.url + edition.entry.fields.path,
    categories: [typeNames[type], ...(track ? [track] : [])],
  }
}

const descriptionOf = ({ description, speakers, credits }: ScheduleSession) =>
  [
    description,
    speakers.length > 0 && messages.speakers(speakers),
    credits !== undefined && messages.credits(credits),
  ]
    .filter(Boolean)
    .join('\n') || undefined

export type EditionSource = Published<'eventEdition'> & { schedules: readonly Published<'scheduler'>[] }

/** An edition without sessions is one event of all its days. */
export function editionCalendar(edition: EditionSource, site: CalendarSite): Calendar {
  const sessions = edition.schedules.flatMap(
    (schedule) => scheduleCalendar({ ...schedule, edition }, site).events,
  )
  return {
    name: edition.entry.fields.name,
    updated: changesOf([edition, ...edition.schedules]).updated,
    events: sessions.length > 0 ? sessions : wholeEvent(edition, site),
  }
}

function wholeEvent(edition: Published<'eventEdition'>, site: CalendarSite): CalendarEvent[] {
  const { fields } = edition.entry
  const days = [fields.startDate, fields.endDate].flatMap((date) => dayOf(date) ?? [])
  const [first, last = first] = days.toSorted()
  if (first === undefined || last === undefined) return []
  return [
    {
      uid: eventUid(site.authority, [fields.key, 'event']),
      ...changesOf([edition]),
      title: fields.name,
      time: { kind: 'days', first, last },
      location: venueOf(fields),
      url: site.url + fields.path,
    },
  ]
}

type Venue = { venueName?: string | undefined; venueAddress?: string | undefined }

/** Returns “Hyatt Regency, 151 East Wacker Drive, Chicago”. */
function venueOf({ venueName, venueAddress }: Venue): string | undefined {
  const lines = [venueName, ...(venueAddress ?? '').split('\n')].map((line) => line?.trim())
  return lines.filter(Boolean).join(', ') || undefined
}

/** The sum of revisions rises when any of the event's entries changes. */
function changesOf(
  sources: readonly (Omit<Published<ContentTypeId>, 'entry'> | undefined)[],
): Pick<CalendarEvent, 'revision' | 'updated'> {
  const known = sources.filter((source) => source !== undefined)
  return {
    revision: known.reduce((sum, { revision }) => sum + revision, 0),
    updated: Math.max(...known.map(({ updatedAt }) => updatedAt)),
  }
}
