import type { WidgetProps } from '@association/content/define/widgets.ts'

export type SchedulePart = { day: string } | { session: string } | { sessions: readonly string[] }

export function calendarAddress({ space, schedule }: WidgetProps['mySchedule'], part?: SchedulePart): string {
  const path = `/api/calendar/${space}/${encodeURIComponent(schedule)}.ics`
  if (!part) return path
  if ('day' in part) return `${path}?day=${part.day}`
  return `${path}?${'session' in part ? `session=${part.session}` : `sessions=${part.sessions.join()}`}`
}
