import { contentType } from '../../define/content-type.ts'
import { choice, date, json, longText, text } from '../../define/field.ts'
import { extraClasses, hashLink, internalName } from '../../shared/fields.ts'
import { always } from '../../shared/json/shapes.ts'
import { scheduleForm } from '../../shared/schedule/form.ts'
import { readSchedule } from '../../shared/schedule/read-schedule.ts'
import { eventZones } from '../../shared/time-zones.ts'

export const scheduler = contentType({
  id: 'scheduler',
  name: 'Schedule',
  description: 'The schedule of an event, day by day.',
  icon: 'calendar',
  inPicker: { category: 'Events and shop', order: 6, words: ['agenda', 'program', 'timetable'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  index: 'small',
  fields: {
    internalName,
    title: text({ heading: 'part', max: 120 }),
    description: longText({ max: 1000 }),
    kind: choice({
      group: 'content',
      options: ['at-a-glance', 'vanguard'],
      default: 'at-a-glance',
      help: 'At a glance: sessions in colors. Vanguard: the program of the Vanguard cohort.',
    }),
    timeZone: choice({ group: 'content', options: eventZones, default: 'America/Chicago' }),
    startDate: date({ help: 'First day of the event.' }),
    endDate: date({ help: 'Last day of the event.' }),
    days: json({
      help: 'The days of the event with their sessions.',
      form: always(scheduleForm),
    }),
    hashLink,
    class: extraClasses,
  },
  checks: [
    {
      field: 'days',
      when: ({ days }) => readSchedule(days).days.length === 0,
      warn: 'The schedule has no days, so visitors do not see it. Add a day.',
    },
    {
      field: 'endDate',
      when: ({ startDate, endDate }) =>
        Boolean(startDate && endDate && endDate.slice(0, 10) < startDate.slice(0, 10)),
      error: 'The event ends before it begins.',
    },
    {
      field: 'days',
      when: ({ days, startDate, endDate }) =>
        readSchedule(days).days.some(({ date }) => !isInRange(date, { start: startDate, end: endDate })),
      warn: 'A day is not between the first and the last day of the event.',
    },
  ],
  examine: ({ days }) => readSchedule(days).faults.map((fault) => ({ field: 'days' as const, ...fault })),
})

/** Days such as `2026-04-17`. */
type DateRange = { start?: string; end?: string }

/** Includes both days, in UTC. Returns false for an invalid date. */
export function isInRange(moment: string | Date, { start, end }: DateRange): boolean {
  const at = new Date(moment).getTime()
  if (Number.isNaN(at)) return false
  return (
    (start === undefined || at >= startOfDay(start)) && (end === undefined || at < startOfDay(end) + dayMs)
  )
}

const dayMs = 86_400_000

/** Returns milliseconds; the day is in UTC. */
const startOfDay = (date: string) => Date.parse(date.slice(0, 10))
