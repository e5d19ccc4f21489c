import { toggled } from '../../../shared/schedule/chosen-sessions.ts'
import { messages } from './messages.ts'
import { onPress, part, type Schedule, say } from './schedule.ts'
import type { ShownSession, Timed } from './shown-sessions.ts'

export function startChoices(schedule: Schedule) {
  const { element, sessions, store, signal } = schedule
  const isChosen = () => {
    const chosen = new Set(store.current().sessions)
    return ({ id }: ShownSession) => chosen.has(id)
  }

  function show() {
    const chosen = sessions.filter(isChosen())
    for (const session of sessions) mark(session, chosen.includes(session))
    for (const session of chosen) note(session, chosen)
    say(part(element, 'count'), chosen.length > 0 ? ` (${chosen.length})` : '')
  }

  function mark(session: ShownSession, isOn: boolean) {
    const button = part(session.element, 'choose')
    if (button) button.ariaPressed = String(isOn)
    say(part(session.element, 'note'), '')
  }

  function note(session: ShownSession, chosen: readonly ShownSession[]) {
    const titles = overlapsOf(session, chosen).map(({ title }) => title)
    const notes = [
      ...(titles.length > 0 ? [`${messages.overlaps(titles)}.`] : []),
      ...(store.isKept() ? [] : [messages.notKept]),
    ]
    say(part(session.element, 'note'), notes.join(' '))
  }

  onPress(schedule, '[data-schedule=choose]', (pressed) => {
    const session = sessions.find((each) => each.element.contains(pressed))
    if (!session) return
    store.change(toggled(store.current(), session.id, Date.now()))
    const { added, removed } = messages
    const words = (isChosen()(session) ? added : removed)(session.title)
    const more = part(session.element, 'note')?.textContent ?? ''
    say(part(element, 'status'), `${words} ${more}`.trim())
  })
  store.onChange(show, signal)
}

/** A session may start when another ends. */
export const overlapsOf = <Session extends Timed>(session: Session, others: readonly Session[]): Session[] =>
  others.filter((other) => other !== session && session.start < endOf(other) && other.start < endOf(session))

/** A session without an end lasts a millisecond. */
const endOf = ({ start, end = start + 1 }: Timed) => end
