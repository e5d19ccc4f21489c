import { paragraph, plainText, type RichNode } from '../markdown/node.ts'
import { type HtmlElement, type HtmlNode, isElement, rawText, styleOf } from './html-tree.ts'
import { inlineOf } from './inline.ts'

/** `nested` replaces this type. */
const itemType = 'word-item'

/** Word has nine levels. */
const deepest = 9

/** Word writes items as paragraphs with a level, and draws the bullet itself. */
export function wordItem(element: HtmlElement): RichNode[] | undefined {
  const level = /\blevel(\d+)\b/.exec(styleOf(element, 'mso-list') ?? '')?.[1]
  const isItem = level !== undefined || /\bMsoListParagraph/.test(element.attributes.class ?? '')
  const bullet = element.children.map(bulletIn).find((text) => text !== '')
  if (!isItem || bullet === undefined) return undefined
  const content = inlineOf(element.children)
  if (plainText(paragraph(content)) === '') return []
  const isOrdered = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(bullet)
  const data = { level: Math.min(Number(level ?? 1), deepest), isOrdered }
  return [{ nodeType: itemType, data, content: [paragraph(content)] }]
}

function bulletIn(node: HtmlNode): string {
  if (!isElement(node)) return ''
  if (styleOf(node, 'mso-list') === 'ignore') return rawText(node).trim()
  return node.children.map(bulletIn).find((text) => text !== '') ?? ''
}

export function nested(blocks: readonly RichNode[]): RichNode[] {
  const found: RichNode[] = []
  let items: RichNode[] = []
  const endItems = () => {
    for (const list of listsOf(items)) found.push(list)
    items = []
  }
  for (const block of blocks) {
    if (block.nodeType === itemType) items.push(block)
    else {
      endItems()
      found.push(block)
    }
  }
  endItems()
  return found
}

const levelOf = ({ data }: RichNode) => Number(data.level)

function listsOf(items: readonly RichNode[]): RichNode[] {
  const lists: RichNode[] = []
  for (const { item, deeper } of byFirstLevel(items)) {
    const nodeType = item.data.isOrdered ? 'ordered-list' : 'unordered-list'
    const content = [...(item.content ?? []), ...listsOf(deeper)]
    const listItem = { nodeType: 'list-item', data: {}, content }
    const list = lists.at(-1)
    if (list?.nodeType === nodeType) list.content?.push(listItem)
    else lists.push({ nodeType, data: {}, content: [listItem] })
  }
  return lists
}

type Group = { item: RichNode; deeper: RichNode[] }

function byFirstLevel(items: readonly RichNode[]): Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group && levelOf(item) > levelOf(group.item)) group.deeper.push(item)
    else groups.push({ item, deeper: [] })
  }
  return groups
}
