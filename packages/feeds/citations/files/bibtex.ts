import type { Citation } from '../citation.ts'
import { monthNames } from '../date-parts.ts'
import type { PersonName } from '../person-name.ts'

export function bibtexOf(citation: Citation): string {
  const { title, authors, date, journal, publisher, doi, url } = citation
  const fields = {
    author: authors.map(authorOf).join(' and '),
    // A second pair of braces keeps the capital letters.
    title: `{${escaped(title)}}`,
    journal: journal && escaped(journal.name),
    volume: journal && escaped(journal.volume),
    number: journal && escaped(journal.issue),
    year: date && String(date.year),
    publisher: escaped(publisher),
    doi,
    url,
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? `  ${name} = {${value}},\n` : []))
  const month = date ? `  month = ${monthNames[date.month - 1]?.toLowerCase()},\n` : ''
  return `@${journal ? 'article' : 'misc'}{${keyOf(citation)},\n${lines.join('')}${month}}\n`
}

/** BibTeX counts braces even after a backslash, so they become commands. */
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

const escaped = (text: string) => text.replaceAll(/[\\{}~^$&#_%]/g, (mark) => commands[mark] ?? `\\${mark}`)

/** BibTeX splits authors at “and”. */
const authorOf = ({ given, family, suffix }: PersonName) =>
  [family, suffix, given]
    .filter(Boolean)
    .map((part) => (/\band\b/i.test(part) ? `{${escaped(part)}}` : escaped(part)))
    .join(', ')

const ignored = /^(?:a|an|the)$/

/** `okafor2026meeting` */
function keyOf({ authors, date, title }: Citation): string {
  const word = title
    .split(' ')
    .map(ascii)
    .find((each) => each !== '' && !ignored.test(each))
  return [ascii(authors[0]?.family ?? ''), date?.year ?? '', word ?? ''].join('') || 'article'
}

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
