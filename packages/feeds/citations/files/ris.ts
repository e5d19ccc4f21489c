import type { Citation, CitedDate } from '../citation.ts'
import { twoDigits } from '../date-parts.ts'
import { inverted } from '../person-name.ts'

/** The format of Research Information Systems, which EndNote, Zotero and Mendeley read. Lines end with CRLF. */
export function risOf({ title, authors, date, journal, publisher, doi, url }: Citation): string {
  const lines: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TY', journal ? 'JOUR' : 'ELEC'],
    ...authors.map((author) => ['AU', inverted(author)] as const),
    ['TI', title],
    ['T2', journal?.name],
    ['VL', journal?.volume],
    ['IS', journal?.issue],
    ['PY', date && String(date.year)],
    ['DA', date && dayOf(date)],
    ['PB', publisher],
    ['DO', doi],
    ['UR', url],
  ]
  const written = lines.flatMap(([tag, value]) => (value ? `${tag}  - ${value}\r\n` : []))
  return `${written.join('')}ER  - \r\n`
}

/** `2026/05/` or `2026/03/09` */
const dayOf = ({ year, month, day }: CitedDate) =>
  `${year}/${twoDigits(month)}/${day === undefined ? '' : twoDigits(day)}`
