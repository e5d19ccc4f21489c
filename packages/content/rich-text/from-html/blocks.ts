import { paragraph, plainText, type RichNode, textNode } from '../markdown/node.ts'
import { type HtmlElement, type HtmlNode, isElement, isLeftOut, rawText } from './html-tree.ts'
import { inlineOf } from './inline.ts'
import { tableOf } from './table.ts'
import { nested, wordItem } from './word-items.ts'

const blockTags: ReadonlySet<string> = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

export function blocksOf(nodes: readonly HtmlNode[]): RichNode[] {
  const blocks: RichNode[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    const content = inlineOf(line)
    line = []
    if (content.length > 0) blocks.push(paragraph(content))
  }
  for (const node of nodes) {
    if (!isElement(node)) line.push(node)
    else if (isLeftOut(node)) continue
    else if (!holdsBlock(node)) line.push(node)
    else {
      endLine()
      for (const block of blockOf(node)) blocks.push(block) // The list is too long for the arguments of one call.
    }
  }
  endLine()
  return nested(blocks)
}

/** Google Docs wraps everything in a `<b>`. */
const holdsBlock = (element: HtmlElement): boolean =>
  blockTags.has(element.tag) ||
  element.children.some((child) => isElement(child) && !isLeftOut(child) && holdsBlock(child))

function blockOf(element: HtmlElement): RichNode[] {
  const { tag, children } = element
  const level = headingLevel(element)
  if (level) return filled({ nodeType: `heading-${level}`, data: {}, content: inlineOf(children, ['bold']) })
  switch (tag) {
    case 'p':
      return [wordItem(element) ?? blocksInParagraph(children)].flat()
    case 'ul':
    case 'ol':
      return filled(listOf(element))
    case 'blockquote':
      return filled({ nodeType: 'blockquote', data: {}, content: blocksOf(children) })
    case 'hr':
      return [{ nodeType: 'hr', data: {}, content: [] }]
    case 'pre':
      return filled(paragraph(codeOf(element)))
    case 'table':
      return tableOf(element, { blocksOf })
    default:
      return blocksOf(children)
  }
}

const blocksInParagraph = (children: readonly HtmlNode[]) => {
  const content = inlineOf(children)
  return content.length > 0 ? [paragraph(content)] : []
}

/** Word’s title is a paragraph with a class; Word on the web marks headings only by role. */
function headingLevel({ tag, attributes }: HtmlElement): number | undefined {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return Number(level)
  if (/\bMsoTitle\b/.test(attributes.class ?? '')) return 1
  if (attributes.role !== 'heading') return undefined
  return Math.min(Math.max(Number(attributes['aria-level']) || 2, 1), 6)
}

/** Other content, such as Google's inner lists, belongs to the item before. */
function listOf({ tag, children }: HtmlElement): RichNode {
  const items: RichNode[] = []
  for (const child of children.filter(isElement)) {
    const content = child.tag === 'li' ? blocksOf(child.children) : blocksOf([child])
    const last = items.at(-1)
    if (child.tag !== 'li' && last)
      items.splice(-1, 1, { ...last, content: [...(last.content ?? []), ...content] })
    else if (content.length > 0) items.push({ nodeType: 'list-item', data: {}, content })
  }
  return { nodeType: tag === 'ol' ? 'ordered-list' : 'unordered-list', data: {}, content: items }
}

const codeOf = (element: HtmlElement): RichNode[] =>
  rawText(element)
    .replace(/^\n|\s+$/g, '')
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [textNode('\n')] : []), textNode(line, ['code'])])
    .filter(({ value }) => value !== '')

const filled = (node: RichNode): RichNode[] => (plainText(node).trim() === '' ? [] : [node])
