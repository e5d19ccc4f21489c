import type { Calendar, CalendarEvent } from '../calendar.ts'
import { contentLine } from './content-line.ts'
import { utcTime } from './date-value.ts'
import { eventTime, isZoned, yearOf } from './event-time.ts'
import { timeZone } from './time-zone.ts'

/** Subscribers refresh at this interval. */
const refreshAfter = 'PT1H'

/** Writes iCalendar (RFC 5545; names and source by RFC 7986). */
export function icsOf({ name, description, updated, source, events }: Calendar): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Association//Calendar//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    // Older programs know only the X names.
    contentLine('NAME', textValue(name)),
    contentLine('X-WR-CALNAME', textValue(name)),
    optional('DESCRIPTION', text(description)),
    optional('X-WR-CALDESC', text(description)),
    contentLine('LAST-MODIFIED', utcTime(updated)),
    ...subscription(source),
    ...zonesOf(events).map(([zone, years]) => timeZone(zone, years)),
    ...events.map(eventText),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

const optional = (name: string, value: string | undefined) =>
  value === undefined ? '' : contentLine(name, value)

const text = (words: string | undefined) => (words?.trim() ? textValue(words) : undefined)

function subscription(source: string | undefined): string[] {
  const url = urlValue(source)
  return url === undefined
    ? []
    : [
        contentLine('SOURCE;VALUE=URI', url),
        contentLine('REFRESH-INTERVAL;VALUE=DURATION', refreshAfter),
        contentLine('X-PUBLISHED-TTL', refreshAfter),
      ]
}

function eventText({ uid, revision, updated, title, time, ...event }: CalendarEvent): string {
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', textValue(uid)),
    contentLine('DTSTAMP', utcTime(updated)),
    contentLine('LAST-MODIFIED', utcTime(updated)),
    contentLine('SEQUENCE', String(revision)),
    eventTime(time),
    contentLine('SUMMARY', textValue(title)),
    optional('DESCRIPTION', text(event.description)),
    optional('LOCATION', text(event.location)),
    optional('URL', urlValue(event.url)),
    // Some programs misread a list in which a name ends with a backslash.
    ...(event.categories ?? []).map((category) => contentLine('CATEGORIES', textValue(category))),
    contentLine('STATUS', 'CONFIRMED'),
    // A conference of several days does not make a person busy.
    contentLine('TRANSP', time.kind === 'days' ? 'TRANSPARENT' : 'OPAQUE'),
    contentLine('END', 'VEVENT'),
  ].join('')
}

type Years = { first: number; last: number }

function zonesOf(events: readonly CalendarEvent[]): [string, Years][] {
  const zones = new Map<string, Years>()
  for (const { time } of events) {
    if (time.kind === 'days') continue
    for (const year of [time.start, time.end ?? time.start].filter(isZoned).map(yearOf)) {
      const { first, last } = zones.get(time.zone) ?? { first: year, last: year }
      zones.set(time.zone, { first: Math.min(first, year), last: Math.max(last, year) })
    }
  }
  return [...zones]
}

/** Returns undefined unless absolute. A URL needs no escapes and contains no line break. */
const urlValue = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).href : undefined

/** Escapes TEXT (RFC 5545 §3.3.11). */
const textValue = (text: string) =>
  storable(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Some programs end a line at these. */
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Matches control characters except line breaks and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed
const controls = /[\x00-\x08\x0e-\x1f\x7f]/g

export const storable = (text: string) =>
  text.toWellFormed().replaceAll(lineBreaks, '\n').replaceAll(controls, '')
