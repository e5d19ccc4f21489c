import type { Element, ElementContent, Root, RootContent } from 'hast'
import { type LinkHosts, linkAttributes, safeAddress } from '../links/link-attributes.ts'
import { headingRanks } from '../outline/heading-ranks.ts'
import { withoutSoftHyphens } from '../safe/visible-text.ts'
import { nameAnchors } from './anchors.ts'
import { elementsIn } from './elements-in.ts'

export type Surroundings = {
  hosts: LinkHosts
  /** Highest allowed rank, 2 to 6. */
  rank: number
}

export function finish(tree: Root, { hosts, rank }: Surroundings): Root {
  const elements = elementsIn(tree)
  const deeper = Math.max(0, rank - Math.min(...elements.map(rankOf)))
  const { place } = headingRanks(rank - 1)
  for (const element of elements) {
    element.properties = withPlainNames(element)
    if (element.tagName === 'a') element.properties = linked(element, hosts)
    if (element.tagName === 'img') element.properties = pictured(element)
    if (element.tagName === 'table') scopeHeaders(element)
    if (element.properties.vAlign !== undefined) element.properties = aligned(element)
    if (isHeading(element)) element.tagName = `h${place(rankOf(element) + deeper)}`
  }
  const shown = { ...tree, children: withoutBlindPictures(tree.children) }
  nameAnchors(shown)
  return shown
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName)
const rankOf = (element: Element) => (isHeading(element) ? Number(element.tagName[1]) : 6)

function linked({ properties }: Element, hosts: LinkHosts): Element['properties'] {
  const { href, target, rel } = linkAttributes(String(properties.href ?? ''), hosts)
  return { ...properties, href, target, rel: rel === undefined ? undefined : [rel] }
}

const names = ['alt', 'title', 'ariaLabel', 'abbr'] as const

function withPlainNames({ properties }: Element): Element['properties'] {
  const named = names.flatMap((name) => {
    const words = properties[name]
    return typeof words === 'string' ? [[name, withoutSoftHyphens(words)]] : []
  })
  return { ...properties, ...Object.fromEntries(named) }
}

/** Editors seldom set scopes. */
function scopeHeaders(table: Element) {
  rowsOf(table).forEach(({ cells, isInHead }, index) => {
    const headers = cells.filter(({ tagName }) => tagName === 'th')
    const isAboveColumns = isInHead || (index === 0 && headers.length === cells.length)
    for (const header of headers)
      header.properties = { scope: isAboveColumns ? 'col' : 'row', ...header.properties }
  })
}

const rowsOf = (table: Element) =>
  childElements(table.children).flatMap((part) => {
    const rows = part.tagName === 'tr' ? [part] : childElements(part.children)
    return rows.map((row) => ({ cells: childElements(row.children), isInHead: part.tagName === 'thead' }))
  })

const childElements = (nodes: readonly ElementContent[]) => nodes.filter((node) => node.type === 'element')

/** React does not support `valign`. The allow-list passes only four CSS keywords. */
const aligned = ({ properties: { vAlign, ...others } }: Element): Element['properties'] => ({
  ...others,
  style: verticalAlign[String(vAlign)],
})

const verticalAlign: Record<string, string> = {
  top: 'vertical-align: top',
  middle: 'vertical-align: middle',
  bottom: 'vertical-align: bottom',
  baseline: 'vertical-align: baseline',
}

const pictured = ({ properties }: Element): Element['properties'] => ({
  alt: '',
  ...properties,
  src: pictureAddress(properties.src),
  loading: 'lazy',
})

function pictureAddress(src: unknown) {
  const address = safeAddress(typeof src === 'string' ? src : undefined)
  return address && /^(?:https?:|\/)/i.test(address) ? address : undefined
}

function withoutBlindPictures<Node extends RootContent | ElementContent>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    if (node.tagName === 'img' && node.properties.src === undefined) return []
    return [{ ...node, children: withoutBlindPictures(node.children) }]
  })
}
