import { dayOf } from '@association/content/shared/dates.ts'
import type { Calendar, CalendarEvent } from '../calendar.ts'
import type { CalendarSite } from './calendar-site.ts'
import { eventUid } from './event-uid.ts'
import { changesOf, type Published } from './published.ts'
import { scheduleCalendar } from './schedule-calendar.ts'
import { venueOf } from './venue.ts'

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
