import type { RichText } from '../define/field.ts'
import { visibleText } from '../safe/visible-text.ts'

type Node = { nodeType: string; value?: string; content?: readonly Node[] }

export function plainText(document: RichText | undefined): string {
  return document
    ? textOf(document as Node)
        .replace(/\s+/g, ' ')
        .trim()
    : ''
}

const textOf = ({ value = '', content = [] }: Node): string =>
  visibleText(value) ||
  content.map(textOf).join(content.some(({ nodeType }) => nodeType === 'text') ? '' : ' ')
