import type { Citation, CitedDate } from '../citation.ts'
import { monthNames } from '../date-parts.ts'
import { initials, type PersonName } from '../person-name.ts'
import { longDate, sentence, sentences, volumeAndIssue } from './parts.ts'

/** AMA Manual of Style, 11th edition. */
export function ama(citation: Citation): string {
  const { title, date, journal, publisher, doi, url } = citation
  const number = journal && volumeAndIssue(journal)
  return [
    sentences(
      authorsOf(citation.authors, { most: 6, shown: 3 }),
      title,
      journal ? journal.name : publisher,
      journal ? [date?.year, number].filter(Boolean).join(';') : date ? `Published ${longDate(date)}` : '',
    ),
    doi ? `doi:${doi}` : url,
  ].join(' ')
}

/** The style of the National Library of Medicine, which Vancouver follows. */
export function vancouver(citation: Citation): string {
  const { title, date, journal, publisher, url } = citation
  const when = date ? shortDate(date) : '[date unknown]'
  const place = journal
    ? `${sentence(title)} ${journal.name} [Internet]. ${[when, volumeAndIssue(journal)].filter(Boolean).join(';')}`
    : `${title} [Internet]. ${publisher}; ${when}`
  return `${sentences(authorsOf(citation.authors, { most: 6, shown: 6 }), place)} Available from: ${url}`
}

/** `2026 Mar 9` */
const shortDate = ({ year, month, day }: CitedDate) =>
  [year, monthNames[month - 1], day].filter(Boolean).join(' ')

function authorsOf(people: readonly PersonName[], { most, shown }: { most: number; shown: number }): string {
  const names = people.map((person) =>
    [person.family, initials(person, false), person.suffix.replace('.', '')].filter(Boolean).join(' '),
  )
  return names.length > most ? `${names.slice(0, shown).join(', ')}, et al` : names.join(', ')
}
