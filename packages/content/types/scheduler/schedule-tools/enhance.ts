import type { Enhance } from '@association/ui/island/enhance-whole.ts'
import { chosenSessions } from '../../../shared/schedule/chosen-sessions.ts'
import { wallTime } from '../../../shared/schedule/instant.ts'
import { startChoices } from './choices.ts'
import { startFilters } from './filters.ts'
import { messages } from './messages.ts'
import { startNow } from './now.ts'
import { onPress, part, type Schedule, say } from './schedule.ts'
import { readSessions, type Timed } from './shown-sessions.ts'

export type ScheduleOptions = { schedule: string; zone: string }

export const enhance: Enhance<ScheduleOptions> = (element, { schedule: id, zone }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const schedule: Schedule = {
    element,
    zone,
    signal,
    sessions: readSessions(element),
    store: chosenSessions(id),
  }
  showOwnTimes(schedule)
  const { showAll } = startFilters(schedule)
  startChoices(schedule)
  startDays(schedule, showAll)
  startNow(schedule)
  part(element, 'print')?.addEventListener('click', () => print(), { signal })
  return () => stopping.abort()
}

function showOwnTimes({ sessions, signal }: Schedule) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const places = sessions.map((session) => {
    const place = part(session.element, 'own')
    const written = session.element.querySelector('time')?.dateTime ?? ''
    say(place, ownTime(session, written, zone) ?? '')
    return place
  })
  signal.addEventListener('abort', () => {
    for (const place of places) say(place, '')
  })
}

/**
 * Returns `Your time: 9:15 – 10:30 AM EDT, the day before`; undefined if the local clock agrees. `written` is
 * `2026-04-17T08:15-05:00`.
 */
export function ownTime({ start, end = start }: Timed, written: string, zone: string): string | undefined {
  const own = wallTime(start, zone)
  if (written.startsWith(own)) return undefined
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone, ...options })
  const isOneDay = wallTime(end, zone).slice(0, 10) === own.slice(0, 10)
  const words = isOneDay
    ? format({ timeZoneName: 'short' }).formatRange(start, end)
    : `${format({}).format(start)} – ${format({ timeZoneName: 'short' }).format(end)}`
  // Browsers differ in the width of the spaces.
  return messages.ownTime(
    words.replace(/\s/g, ' '),
    Math.sign(Date.parse(own.slice(0, 10)) - Date.parse(written.slice(0, 10))),
  )
}

/** Opens the day of the link's target, else today. */
function startDays(schedule: Schedule, showAll: () => void) {
  const { element, zone, signal } = schedule
  const follow = (hash: string) => {
    const target = [...element.querySelectorAll('a')].find(({ name }) => name && `#${name}` === hash)
    if (target?.closest('[hidden]')) showAll()
    const day = target?.closest('details')
    if (day) day.open = true
    return target
  }
  // Runs before the browser scrolls.
  onPress(schedule, 'a[href^="#"]', (link) => follow(link.getAttribute('href') ?? ''))
  addEventListener('hashchange', () => follow(location.hash)?.scrollIntoView(), { signal })
  const target = follow(location.hash)
  if (target) return target.scrollIntoView()
  const days = [...element.querySelectorAll('details')]
  const today = wallTime(Date.now(), zone).slice(0, 10)
  if (days.some(({ dataset }) => dataset.day === today))
    for (const day of days) day.open = day.dataset.day === today
}
