import { messages } from './messages.ts'
import { part, type Schedule } from './schedule.ts'
import type { ShownSession, Timed } from './shown-sessions.ts'

const hourMs = 3_600_000
/** A sleeping device stops its timers. */
const longestMs = hourMs
/** A later session shows its day. */
const sameDayMs = 6 * hourMs

export function startNow({ element, sessions, signal }: Schedule) {
  const place = part(element, 'now')
  if (!place) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = ''

  function show() {
    const at = Date.now()
    const { now, next, changesAt } = nowAndNext(sessions, at)
    const lines = [
      ...now.map((session) => line(messages.now, session)),
      ...next.map((session) => line(messages.next, session, session.start - at > sameDayMs)),
    ]
    const words = lines.map(({ textContent }) => textContent).join()
    if (words !== shown) place?.replaceChildren(...lines)
    shown = words
    if (place) place.hidden = lines.length === 0
    clearTimeout(timer)
    if (changesAt) timer = setTimeout(show, Math.min(changesAt - at, longestMs))
  }

  show()
  // Announces changes, but not the first content.
  place.ariaLive = 'polite'
  addEventListener('visibilitychange', show, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    place.hidden = true
    place.replaceChildren()
  })
}

/** Returns `Now: Opening, 8:15 – 9:30 AM CT, Grand Ballroom`. */
function line(label: string, { element, title }: ShownSession, hasDay = false): HTMLElement {
  const link = document.createElement('a')
  link.href = `#${element.querySelector('a')?.name}`
  link.textContent = title
  link.onclick = () => openAtOnce(element.closest('details'))
  const day = hasDay ? element.closest('details')?.querySelector('time')?.textContent : undefined
  const facts = [day, part(element, 'time')?.textContent, part(element, 'room')?.textContent]
  const strong = document.createElement('strong')
  strong.textContent = `${label}:`
  const paragraph = document.createElement('p')
  paragraph.append(strong, ' ', link, ...facts.flatMap((fact) => (fact ? [`, ${fact}`] : [])))
  return paragraph
}

/** During its animation a day has no height for the browser to scroll to. */
function openAtOnce(day: HTMLDetailsElement | null) {
  if (!day || day.open) return
  day.style.setProperty('--open-time', '0s')
  day.addEventListener('toggle', () => day.style.removeProperty('--open-time'), { once: true })
  day.open = true
}

/** Returns no sessions when the event is not on. The result changes at `changesAt`, absent after the event. */
export function nowAndNext<Session extends Timed>(
  sessions: readonly Session[],
  now: number,
): { now: Session[]; next: Session[]; changesAt?: number } {
  const opens = Math.min(...sessions.map(({ start }) => start)) - assumed.earlyMs
  const upcoming = sessions.filter(({ start }) => start > now)
  const nextStart = Math.min(...upcoming.map(({ start }) => start))
  const edges = [opens, ...sessions.flatMap((session) => [session.start, endOf(session)])]
  const changesAt = Math.min(...edges.filter((edge) => edge > now))
  const running = sessions.filter((session) => session.start <= now && now < endOf(session))
  return {
    now: running,
    next: now < opens ? [] : upcoming.filter(({ start }) => start === nextStart),
    ...(Number.isFinite(changesAt) && { changesAt }),
  }
}

/** `earlyMs`: announcement before the first session. `lengthMs`: assumed length of a session without an end. */
const assumed = { earlyMs: 2 * hourMs, lengthMs: hourMs }

const endOf = ({ start, end }: Timed) => end ?? start + assumed.lengthMs
