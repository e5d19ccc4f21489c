import { stateOf } from '@association/content/shared/events/edition.ts'
import { registrationPath } from '../line-kind/registered-lines.ts'
import { messages } from '../pages/messages.ts'
import { StatePage, type StateWay } from '../pages/state-page.tsx'
import type { Contact } from './contact.ts'
import { momentOf } from './event-dates.ts'
import type { FoundRegistration } from './registration.ts'

type Props = { found: Exclude<FoundRegistration, { kind: 'open' }>; contact: Contact; now: number }

const words = messages.states

export function RegistrationState({ found, contact, now }: Props) {
  const { title, texts, ways } = stateWords(found, now)
  const help = found.kind === 'unsold' ? words.byPhone : messages.help
  return <StatePage title={title} texts={texts} ways={ways} about={contact} help={help} />
}

function stateWords(
  found: Props['found'],
  now: number,
): { title: string; texts: string[]; ways: StateWay[] } {
  if (found.kind === 'unknown') {
    const { current } = found
    if (!current) return { title: words.anyTitle, texts: [words.none], ways: [] }
    const isOpen = stateOf(current, now) === 'open'
    const href = isOpen ? `${registrationPath}/1` : current.path
    return { title: words.anyTitle, texts: [words.unknown], ways: [{ href, text: words.next(current.name) }] }
  }
  const { edition } = found
  const title = words.title(edition.name)
  const event = { href: edition.path, text: words.toEvent }
  if (found.kind === 'unsold') return { title, texts: [words.unsold, words.kept], ways: [event] }
  const { state, next } = found
  if (state === 'announced') {
    const opens = edition.opensAt === undefined ? undefined : momentOf(edition.opensAt, edition.timeZone)
    return { title, texts: [opens ? words.announced(opens) : words.announcedSoon], ways: [event] }
  }
  const on = next ? [{ href: next.path, text: words.next(next.name) }] : []
  return { title, texts: [words[state]], ways: [...on, event] }
}
