import type { Citation, CitedDate } from '../citation.ts'
import { direct, inverted, type PersonName } from '../person-name.ts'
import { longDate, quoted, sentences } from './parts.ts'

/** The Chicago Manual of Style, 18th edition: an entry of a bibliography. */
export function chicago(citation: Citation): string {
  const { title, date, journal, publisher, url } = citation
  const when = date ? longDate(date) : 'n.d.'
  const place = journal ? inJournal(journal, when) : `${publisher}, ${when}`
  return sentences(authorsOf(citation.authors, { most: 6, shown: 3 }), quoted(title), place, url)
}

function inJournal({ name, volume, issue }: NonNullable<Citation['journal']>, when: string): string {
  const numbers = [volume && ` ${volume}`, issue && `, no. ${issue}`].join('')
  return numbers ? `${name}${numbers} (${when})` : `${name}, ${when}`
}

/** MLA Handbook, 9th edition. */
export function mla(citation: Citation): string {
  const { title, date, journal, publisher, url } = citation
  const place = [
    journal?.name ?? publisher,
    journal?.volume && `vol. ${journal.volume}`,
    journal?.issue && `no. ${journal.issue}`,
    date && shortDate(date),
    url,
  ]
  return sentences(
    authorsOf(citation.authors, { most: 2, shown: 1 }),
    quoted(title),
    place.filter(Boolean).join(', '),
  )
}

const mlaMonths = 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')

/** `9 Mar. 2026` */
const shortDate = ({ year, month, day }: CitedDate) =>
  [day, mlaMonths[month - 1], year].filter(Boolean).join(' ')

/** Only the first name is inverted. */
function authorsOf(people: readonly PersonName[], { most, shown }: { most: number; shown: number }): string {
  const names = people.map((person, at) => (at === 0 ? inverted(person) : direct(person)))
  if (names.length > most) return `${names.slice(0, shown).join(', ')}, et al.`
  const [last = ''] = names.slice(-1)
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}, and ${last}`
}
