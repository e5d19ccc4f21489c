import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { RichText } from '../define/field.ts'

type Node = { nodeType: string; data: object; value?: string; content?: readonly Node[] }

/**
 * HTML ends a paragraph where a block begins, so each inline entry gets its own line; a heading stays whole above it.
 * Only older texts hold such entries.
 */
export function withBlocksOnTheirOwn(document: RichText): RichText {
  return holdsInline(document as Node) ? (rebuilt(document as Node) as RichText) : document
}

const rebuilt = (node: Node): Node => ({ ...node, content: childrenOf(node).flatMap(linesOf) })

function linesOf(node: Node): Node[] {
  if (!holdsInline(node)) return [node]
  if (node.nodeType === BLOCKS.PARAGRAPH) return split(node)
  if (isHeading(node)) return [words(node), ...inlineIn(node).map(asBlock)].filter(hasContent)
  return [rebuilt(node)]
}

function split(paragraph: Node): Node[] {
  const lines: Node[] = []
  let line: Node[] = []
  const endLine = () => {
    if (line.some(hasContent)) lines.push({ ...paragraph, content: line })
    line = []
  }
  for (const child of childrenOf(paragraph)) {
    if (!isInline(child)) line.push(words(child))
    const found = inlineIn(child)
    if (found.length === 0) continue
    endLine()
    lines.push(...found.map(asBlock))
  }
  endLine()
  return lines
}

const isInline = ({ nodeType }: Node) => nodeType === INLINES.EMBEDDED_ENTRY
const isHeading = ({ nodeType }: Node) => nodeType.startsWith('heading-')
const asBlock = (node: Node): Node => ({ ...node, nodeType: BLOCKS.EMBEDDED_ENTRY })
const holdsInline = (node: Node): boolean => isInline(node) || childrenOf(node).some(holdsInline)
const inlineIn = (node: Node): Node[] => (isInline(node) ? [node] : childrenOf(node).flatMap(inlineIn))

/** A broken document can hold any value. */
const childrenOf = ({ content }: Node): readonly Node[] => (Array.isArray(content) ? content : [])

const words = (node: Node): Node =>
  holdsInline(node)
    ? {
        ...node,
        content: childrenOf(node)
          .filter((child) => !isInline(child))
          .map(words),
      }
    : node

const hasContent = (node: Node): boolean =>
  String(node.value ?? '').trim() !== '' ||
  childrenOf(node).some(hasContent) ||
  node.nodeType === BLOCKS.EMBEDDED_ENTRY
