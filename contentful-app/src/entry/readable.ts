import { linksIn } from '@association/content/rules'

/** Returns text, titles of linked entries, or JSON. */
export function readable(value: unknown, titleOf: (id: string) => string): string {
  if (value === undefined || value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const words = wordsIn(value)
  if (words !== undefined) return words || 'Text without words'
  const links = linksIn(value)
  if (links.length > 0) return links.map(({ id }) => titleOf(id)).join('\n')
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join('\n')
    : JSON.stringify(value, undefined, 2)
}

type TextNode = { nodeType?: unknown; value?: unknown; content?: unknown }

function wordsIn(value: unknown): string | undefined {
  const { nodeType, content } = Object(value) as TextNode
  if (nodeType !== 'document' || !Array.isArray(content)) return undefined
  return content.map(lineOf).join('\n').trim()
}

function lineOf(node: TextNode): string {
  if (typeof node.value === 'string') return node.value
  return Array.isArray(node.content) ? node.content.map(lineOf).join('') : ''
}
