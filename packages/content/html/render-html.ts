import type { ReactNode } from 'react'
import { asElements, cleanHtml } from './clean-html.ts'
import type { Surroundings } from './finish.ts'
import { HtmlLink } from './html-link.tsx'
import { HtmlTable } from './html-table.tsx'
import { maxHtmlCharacters } from './parse.ts'

const components = { a: HtmlLink, table: HtmlTable }

type HtmlSurroundings = Pick<Surroundings, 'hosts'> &
  Partial<Surroundings> & { report?(message: string): void }

/** Never inserts HTML, so only markup of the allow-list can appear. Shows unreadable source as text. */
export function renderHtml(
  source: string | undefined,
  { hosts, rank = 2, report }: HtmlSurroundings,
): ReactNode {
  if (!source) return null
  if (source.length > maxHtmlCharacters)
    report?.(`has more than ${maxHtmlCharacters} characters of HTML; visitors see only the first ones.`)
  const html = source.slice(0, maxHtmlCharacters)
  try {
    return asElements(cleanHtml(html, { hosts, rank }), components)
  } catch (error) {
    report?.(`contains HTML that cannot be parsed: ${error instanceof Error ? error.message : String(error)}`)
    return html.replace(/<[^>]*>?/g, ' ')
  }
}
