import { nodesOf, type TextNode, wordsOf } from '@association/content/rich-text/nodes.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { targetOf } from '@association/services/contentful/delivered.ts'
import { clickable, type InValue, oneLine, type WrittenTarget } from './link.ts'

/** Ignores embedded entries, which are blocks. */
export const linksInRichText = (document: unknown): InValue[] =>
  nodesOf(document).flatMap((node) => {
    if (node.nodeType === 'hyperlink')
      return [clickable(typeof node.data.uri === 'string' ? node.data.uri : '', wordsOf(node), inText(node))]
    const to = hyperlinks.has(node.nodeType) ? linkedTo(node.data.target) : undefined
    return to ? [{ to, text: oneLine(wordsOf(node)), path: inText(node), element: 'a' as const }] : []
  })

const hyperlinks = new Set(['entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])

const inText = ({ path }: TextNode) => path

function linkedTo(target: unknown): WrittenTarget | undefined {
  const sys = isRecord(target) && isRecord(target.sys) ? target.sys : {}
  if (sys.type === 'ResourceLink' && typeof sys.urn === 'string') {
    const away = targetOf({ sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: sys.urn } })
    return away && { kind: 'entry', id: away.id, spaceId: away.spaceId }
  }
  if (typeof sys.id !== 'string') return undefined
  return { kind: sys.linkType === 'Asset' ? 'file' : 'entry', id: sys.id }
}
