import { ownTime } from './own-time.ts'
import { part, type Schedule, say } from './schedule.ts'

export function showOwnTimes({ sessions, signal }: Schedule) {
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
