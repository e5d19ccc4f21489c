export type { Calendar, CalendarEvent } from './calendar.ts'
export { calendarOfCourses } from './events/calendar-of-courses.ts'
export {
  type EditionSource,
  editionCalendar,
  type Schedule,
  type Selection,
  scheduleCalendar,
} from './events/schedule-calendar.ts'
export { icsOf } from './format/ics.ts'
