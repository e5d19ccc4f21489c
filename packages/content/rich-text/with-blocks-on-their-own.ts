import { BLOCKS, INLINES } from '@contentful/rich-text-types'
import type { RichText } from '../define/field.ts'

type LineNode = { nodeType: string; data: object; value?: string; content?: readonly LineNode[] }

/**
 * HTML ends a paragraph where a block begins, so each inline entry gets its own line, below a whole heading. Only older
 * texts hold them.
 */
export function withBlocksOnTheirOwn(document: RichText): RichText {
  return holdsInline(document as LineNode) ? (rebuilt(document as LineNode) as RichText) : document
}

const rebuilt = (node: LineNode): LineNode => ({ ...node, content: childrenOf(node).flatMap(linesOf) })

function linesOf(node: LineNode): LineNode[] {
  if (!holdsInline(node)) return [node]
  if (node.nodeType === BLOCKS.PARAGRAPH) return split(node)
  if (isHeading(node)) return [words(node), ...inlineIn(node).map(asBlock)].filter(hasContent)
  return [rebuilt(node)]
}

function split(paragraph: LineNode): LineNode[] {
  const lines: LineNode[] = []
  let line: LineNode[] = []
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

const isInline = ({ nodeType }: LineNode) => nodeType === INLINES.EMBEDDED_ENTRY
const isHeading = ({ nodeType }: LineNode) => nodeType.startsWith('heading-')
const asBlock = (node: LineNode): LineNode => ({ ...node, nodeType: BLOCKS.EMBEDDED_ENTRY })
const holdsInline = (node: LineNode): boolean => isInline(node) || childrenOf(node).some(holdsInline)
const inlineIn = (node: LineNode): LineNode[] =>
  isInline(node) ? [node] : childrenOf(node).flatMap(inlineIn)

/** A broken document can hold any value. */
const childrenOf = ({ content }: LineNode): readonly LineNode[] => (Array.isArray(content) ? content : [])

const words = (node: LineNode): LineNode =>
  holdsInline(node)
    ? {
        ...node,
        content: childrenOf(node)
          .filter((child) => !isInline(child))
          .map(words),
      }
    : node

const hasContent = (node: LineNode): boolean =>
  String(node.value ?? '').trim() !== '' ||
  childrenOf(node).some(hasContent) ||
  node.nodeType === BLOCKS.EMBEDDED_ENTRY
