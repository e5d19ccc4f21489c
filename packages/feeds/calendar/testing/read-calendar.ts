import ICAL from 'ical.js'

// ical.js does not know the properties of RFC 7986.
for (const name of ['name', 'x-wr-calname']) ICAL.design.icalendar.property[name] = { defaultType: 'text' }

/** Zones come from the file's VTIMEZONE. */
export type ReadEvent = {
  uid: string
  sequence: number
  /** ISO dates in UTC, or days. */
  start: string
  end: string | undefined
  stamp: string
  title: string
  description: string | null
  location: string | null
  url: string | null
  categories: readonly string[]
}

/** Throws for invalid grammar. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    name: propertyOf(calendar, 'name'),
    description: propertyOf(calendar, 'description'),
    source: propertyOf(calendar, 'source'),
    method: propertyOf(calendar, 'method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => propertyOf(zone, 'tzid')),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  }
}

function readEvent(event: ICAL.Component): ReadEvent {
  const categories = event.getAllProperties('categories').flatMap((property) => property.getValues())
  return {
    uid: propertyOf(event, 'uid') ?? '',
    sequence: Number(propertyOf(event, 'sequence')),
    start: timeOf(event, 'dtstart') ?? '',
    end: timeOf(event, 'dtend'),
    stamp: timeOf(event, 'dtstamp') ?? '',
    title: propertyOf(event, 'summary') ?? '',
    description: propertyOf(event, 'description'),
    location: propertyOf(event, 'location'),
    url: propertyOf(event, 'url'),
    categories: categories.map(String),
  }
}

function propertyOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name)
  return value === null ? null : String(value)
}

function timeOf(event: ICAL.Component, name: string): string | undefined {
  const value = event.getFirstPropertyValue(name)
  if (!(value instanceof ICAL.Time)) return undefined
  return value.isDate ? value.toString() : value.toJSDate().toISOString()
}
