import type { Calendar, CalendarEvent } from '@association/feeds/calendar/index.ts'

const minuteMs = 60_000
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
]
/** No zone here has changed its clock at these instants; all have a day later. */
const clockChanges = ['2026-03-08T00:00Z', '2026-11-01T00:00Z']
const titles = [
  'Reading a balance sheet, in thirty minutes; with cases',
  'Führung – мыслить стратегически',
  'שלום, ערב טוב',
  '👩🏽‍⚕️ '.repeat(30),
  'A path: C:\\new\\notes',
  `${'A title as long as no title should be. '.repeat(12)}End`,
]

const event = (at: number, time: Pick<CalendarEvent, 'time'>['time'], revision: number): CalendarEvent => ({
  uid: `session-${at}.schedule.events@association.example`,
  revision,
  updated: Date.parse('2026-02-01T10:20:30Z') + revision,
  title: `${titles[at % titles.length]} ${at}`,
  description: `${'What care will look like, and who will lead it. '.repeat(6)}\nWith A, MD; B, MD\n1.25 credits`,
  location: `Room ${at}, Bayshore Hotel, 400 Bayshore Boulevard`,
  categories: ['General session', 'Finance'],
  time,
})

const calendarOf = (name: string, events: readonly CalendarEvent[]): Calendar => ({
  ...{ name, events, updated: Date.parse('2026-02-01T10:20:30Z') },
  source: `https://site.example/api/calendar/events/${name}.ics`,
})

/** Sessions of 90 minutes begin each half hour of both clock changes, in each zone. */
export const acrossClockChanges = (): Calendar[] =>
  zones.map((zone) => {
    const starts = clockChanges.flatMap((from) =>
      Array.from({ length: 48 }, (_, at) => Date.parse(from) + at * 30 * minuteMs),
    )
    const times = starts.map((start) => ({ kind: 'clock', start, end: start + 90 * minuteMs, zone }) as const)
    return calendarOf(
      zone.replace('/', '-'),
      times.map((time, at) => event(at, time, 1)),
    )
  })

/** 200 sessions. `revision` is 1 or 2. */
export const largeSchedule = (revision: number): Calendar =>
  calendarOf(
    'schedule',
    Array.from({ length: 200 }, (_, at) => {
      const start = Date.parse('2027-10-14T12:00Z') + (at + revision) * 15 * minuteMs
      return event(
        at,
        { kind: 'clock', start, end: start + 60 * minuteMs, zone: 'America/New_York' },
        revision,
      )
    }),
  )
