import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { type LinkHosts, linkAttributes } from '../links/link-attributes.ts'
import { flattenDeep } from './flatten.ts'
import { HtmlLink } from './html-link.tsx'
import { schema } from './schema.ts'

/** Contentful's long text ends at 50,000 characters; what is longer did not come from an editor. */
const maxCharacters = 64 * 1024

/**
 * Editors' HTML as React elements. Never inserted as HTML: what the allow-list does not know cannot appear. When the
 * source cannot be read at all, its text is shown.
 */
export function renderHtml(
  source: string | undefined,
  hosts: LinkHosts,
  report: (message: string) => void = () => {},
): ReactNode {
  if (!source) return null
  if (source.length > maxCharacters)
    report(`holds more HTML than the ${maxCharacters} characters that are shown.`)
  const html = source.slice(0, maxCharacters)
  try {
    const tree = sanitize(flattenDeep(fromHtml(html, { fragment: true })), schema) as Root
    tree.children = tree.children.flatMap((node) => finished(node, hosts))
    return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: HtmlLink } }) as ReactNode
  } catch (error) {
    report(`holds HTML that cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return html.replace(/<[^>]*>?/g, ' ')
  }
}

/** Links follow the site's one rule, pictures without an address go, tables scroll in a region of their own. */
function finished(node: RootContent, hosts: LinkHosts): RootContent[] {
  if (node.type !== 'element') return [node]
  if (node.tagName === 'img' && !isPictureAddress(node.properties.src)) return []
  node.children = node.children.flatMap((child) => finished(child, hosts) as Element['children'])
  if (node.tagName === 'a') node.properties = { ...node.properties, ...linkOf(node, hosts) }
  if (node.tagName === 'img') node.properties = { alt: '', ...node.properties, loading: 'lazy' }
  return [node]
}

function linkOf({ properties }: Element, hosts: LinkHosts) {
  const { href, target, rel } = linkAttributes(String(properties.href ?? ''), hosts)
  return { href, target, rel: rel === undefined ? undefined : [rel] }
}

const isPictureAddress = (src: unknown) =>
  typeof src === 'string' && /^(?:https?:\/\/|\/(?![/\\]))/i.test(src)
