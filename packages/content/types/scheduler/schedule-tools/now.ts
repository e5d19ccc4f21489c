import { messages } from './messages.ts'
import { nowAndNext } from './now-and-next.ts'
import { part, type Schedule } from './schedule.ts'
import type { ShownSession } from './shown-sessions.ts'

/** A sleeping device stops its timers. */
const longestMs = 3_600_000
/** A later session shows its day. */
const sameDayMs = 6 * longestMs

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
