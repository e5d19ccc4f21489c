import type { WidgetProps } from '@association/content/define/widgets.ts'

export type Part = { day: string } | { session: string } | { sessions: readonly string[] }

export function calendarAddress({ space, schedule }: WidgetProps['mySchedule'], part?: Part): string {
  const path = `/api/calendar/${space}/${encodeURIComponent(schedule)}.ics`
  if (!part) return path
  if ('day' in part) return `${path}?day=${part.day}`
  return `${path}?${'session' in part ? `session=${part.session}` : `sessions=${part.sessions.join()}`}`
}
