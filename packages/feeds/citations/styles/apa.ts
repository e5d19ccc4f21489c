import type { Citation } from '../citation.ts'
import { initials, type PersonName } from '../person-name.ts'
import { longDate, sentence, sentences, volumeAndIssue } from './parts.ts'

/** Publication Manual of the American Psychological Association, 7th edition. */
export function apa(citation: Citation): string {
  const { title, date, journal, publisher, url } = citation
  const authors = authorsOf(citation.authors)
  const when = `(${date ? dateOf(citation, date) : 'n.d.'})`
  const head = authors ? `${sentence(authors)} ${sentence(when)} ${sentence(title)}` : sentences(title, when)
  const place = journal ? [journal.name, volumeAndIssue(journal)].filter(Boolean).join(', ') : publisher
  return `${head} ${sentence(place)} ${url}`
}

const dateOf = ({ journal }: Citation, date: NonNullable<Citation['date']>) =>
  journal || date.day === undefined
    ? date.year
    : `${date.year}, ${longDate(date).replace(`, ${date.year}`, '')}`

const most = 20

function authorsOf(people: readonly PersonName[]): string {
  const names = people.map(nameOf)
  const [last = ''] = names.slice(-1)
  if (names.length > most) return `${names.slice(0, most - 1).join(', ')}, . . . ${last}`
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, & ${last}`
}

const nameOf = (person: PersonName) =>
  [person.family, initials(person, true), person.suffix].filter(Boolean).join(', ')
