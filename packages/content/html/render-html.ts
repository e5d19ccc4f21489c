import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { LinkHosts } from '../links/link-attributes.ts'
import { finish } from './finish.ts'
import { flattenDeep } from './flatten.ts'
import { HtmlLink } from './html-link.tsx'
import { HtmlTable } from './html-table.tsx'
import { schema } from './schema.ts'

/** Contentful's long text ends at 50,000 characters; what is longer did not come from an editor. */
const maxCharacters = 64 * 1024

type Place = {
  hosts: LinkHosts
  /** The rank of the highest heading that may stand here, 2 to 6. */
  rank?: number
  report?(message: string): void
}

/**
 * Editors' HTML as React elements. Never inserted as HTML: what the allow-list does not know cannot appear. When the
 * source cannot be read at all, its text is shown.
 */
export function renderHtml(source: string | undefined, { hosts, rank = 2, report }: Place): ReactNode {
  if (!source) return null
  if (source.length > maxCharacters)
    report?.(`holds more HTML than the ${maxCharacters} characters that are shown.`)
  const html = source.slice(0, maxCharacters)
  try {
    const tree = finish(cleanTree(html), { hosts, rank })
    const components = { a: HtmlLink, table: HtmlTable }
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true }) as ReactNode
  } catch (error) {
    report?.(`holds HTML that cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return html.replace(/<[^>]*>?/g, ' ')
  }
}

const cleanTree = (html: string) => sanitize(flattenDeep(fromHtml(html, { fragment: true })), schema) as Root
