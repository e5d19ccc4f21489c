import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import type { RichText } from '../../define/field.ts'
import { isTooIntricate, shallow } from './bounds.ts'
import { documentOf, nodesOf, paragraph, type RichNode, textNode } from './node.ts'
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
      return textNode(wordsOf(node))
  }
}

const wordsOf = ({ value, alt, children = [] }: MarkdownNode): string =>
  (value ?? alt ?? '') + children.map(wordsOf).join('')

/** Smaller pieces, in characters, are not worth a parser run. */
const pieceSize = 4000

/**
 * Parser time grows faster than the length. Splits only where a block always begins: a line of words after an empty
 * line. Texts with references or constructs across empty lines stay whole.
 */
export function piecesOf(source: string): string[] {
  if (source.length <= pieceSize || spansLines.test(source)) return [source]
  const pieces: string[] = []
  let start = 0
  let at = 0
  let fence = ''
  let wasEmpty = false
  for (const line of source.split('\n')) {
    if (wasEmpty && fence === '' && at - start >= pieceSize && beginsWithWords.test(line)) {
      pieces.push(source.slice(start, at))
      start = at
    }
    fence = fenceAfter(line, fence)
    wasEmpty = line.trim() === ''
    at += line.length + 1
  }
  return [...pieces, source.slice(start)]
}

/** Definitions apply to the whole text; comments and scripts may hold empty lines. */
const spansLines = /^ {0,3}(?:\[[^\]\n]+\]:|<(?:script|pre|style|textarea|!|\?))/im
const beginsWithWords = /^[^\s>+*\-\d]/

function fenceAfter(line: string, open: string): string {
  const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
  if (open === '') return marks
  return marks.startsWith(open) && line.trim() === marks ? '' : open
}
