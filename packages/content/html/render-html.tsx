import type { Element } from 'hast'
import type { ComponentProps, ReactNode } from 'react'
import type { LinkAttributes } from '../define/view.ts'
import { ExternalIcon } from '../links/anchor.tsx'
import { isExternal } from '../links/link-attributes.ts'
import { withoutSoftHyphens } from '../safe/visible-text.ts'
import { asElements, cleanHtml } from './clean-html.ts'
import type { Surroundings } from './finish.ts'
import { maxHtmlCharacters } from './parse.ts'
import { TableRegion } from './table-region.tsx'
import { textOf } from './text-of.ts'

type HtmlSurroundings = Pick<Surroundings, 'hosts'> &
  Partial<Surroundings> & { report?(message: string): void }

/** Never inserts HTML, so only allowed markup can appear. Shows unreadable source as text. */
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

const components = { a: HtmlLink, table: HtmlTable }

/** Its attributes have already passed `linkAttributes`. */
function HtmlLink({ children, node: _, ...attributes }: ComponentProps<'a'> & { node?: Element }) {
  return (
    <a {...attributes}>
      {children}
      {isExternal(attributes as LinkAttributes) ? <ExternalIcon /> : null}
    </a>
  )
}

function HtmlTable({ node, ...attributes }: ComponentProps<'table'> & { node?: Element }) {
  const caption = node?.children.find((child) => child.type === 'element' && child.tagName === 'caption')
  const label = caption
    ? withoutSoftHyphens(textOf([caption]))
        .replace(/\s+/g, ' ')
        .trim()
    : ''
  return <TableRegion {...attributes} label={label} />
}
