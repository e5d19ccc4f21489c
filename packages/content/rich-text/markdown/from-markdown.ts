import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import type { RichText } from '../../define/field.ts'
import { documentOf, nodesOf, paragraph, type RichNode, textNode } from './node.ts'
import { blockFor } from './placeholders.ts'
import { tidy } from './tidy.ts'

/**
 * Markdown as a rich text that Contentful accepts: CommonMark with tables and strikethrough, and the placeholders that
 * `toMarkdown` writes. What rich text cannot hold becomes plain text; nothing typed makes it throw.
 */
export async function fromMarkdown(source: string): Promise<RichText> {
  const rough = await richTextFromMarkdown(
    source,
    async (node) => fallback(node as unknown as MarkdownNode) as never,
  )
  return documentOf(tidy(nodesOf(rough)))
}

type MarkdownNode = {
  type: string
  value?: string
  url?: string
  alt?: string | null
  children?: MarkdownNode[]
}

/** What Contentful's converter has no node for. Tags stay what they are until `tidy` pairs them. */
function fallback(node: MarkdownNode): RichNode {
  switch (node.type) {
    case 'image':
      return blockFor({ address: node.url ?? '', title: node.alt ?? '' })
    case 'break':
      return textNode('\n')
    case 'html':
      return { nodeType: 'html', value: node.value ?? '', data: {} }
    case 'code':
      return paragraph([textNode(node.value ?? '', ['code'])])
    default:
      return textNode(words(node))
  }
}

const words = ({ value, alt, children = [] }: MarkdownNode): string =>
  (value ?? alt ?? '') + children.map(words).join('')
