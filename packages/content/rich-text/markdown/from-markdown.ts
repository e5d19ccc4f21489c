import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import type { RichText } from '../../define/field.ts'
import { isTooIntricate, shallow } from './bounds.ts'
import { documentOf, nodesOf, paragraph, type RichNode, textNode } from './node.ts'
import { piecesOf } from './pieces.ts'
import { blockFor } from './placeholders.ts'
import { tidy } from './tidy.ts'

/**
 * Reads CommonMark with tables, strikethrough and placeholders of `toMarkdown`. Unsupported syntax and too intricate
 * texts become plain text. Never throws.
 */
export async function fromMarkdown(source: string): Promise<RichText> {
  const parts = await Promise.all(piecesOf(source).map(blocksOf))
  return documentOf(parts.flat())
}

async function blocksOf(source: string): Promise<RichNode[]> {
  if (isTooIntricate(source)) return plainBlocks(source)
  try {
    const rough = await richTextFromMarkdown(
      shallow(source),
      async (node) => fallback(node as unknown as MarkdownNode) as never,
    )
    return tidy(nodesOf(rough))
  } catch {
    // Hundreds of nested marks exhaust the converter's stack.
    return plainBlocks(source)
  }
}

const plainBlocks = (source: string) =>
  source
    .split(/\n(?:[ \t]*\n)+/)
    .filter((text) => text.trim() !== '')
    .map((text) => paragraph([textNode(text)]))

type MarkdownNode = {
  type: string
  value?: string
  url?: string
  alt?: string | null
  label?: string | null
  children?: MarkdownNode[]
}

/** Tags stay until `tidy` pairs them. */
function fallback(node: MarkdownNode): RichNode {
  switch (node.type) {
    case 'image':
      return blockFor({ address: node.url ?? '', title: node.alt ?? '' })
    case 'break':
      return textNode('\n')
    case 'html':
      return { nodeType: 'html', value: node.value ?? '', data: {} }
    case 'definition':
      return paragraph([textNode(`[${node.label ?? ''}]: ${node.url ?? ''}`)])
    case 'code':
      return paragraph([textNode(node.value ?? '', ['code'])])
    default:
      return textNode(words(node))
  }
}

const words = ({ value, alt, children = [] }: MarkdownNode): string =>
  (value ?? alt ?? '') + children.map(words).join('')
