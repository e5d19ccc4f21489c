import { plainText, type RichNode, textNode } from '../markdown/node.ts'

/** Joins spaces as browsers do, and moves them out of the edges of marks. */
export function tidyText(nodes: readonly RichNode[]): RichNode[] {
  return withoutMarkedEdges(trimmed(collapsed(nodes))).filter((node) => plainText(node) !== '')
}

/** Represents `<br>`; a line break in HTML source is a space. */
export const lineBreak = '\u2028'

function collapsed(nodes: readonly RichNode[]): RichNode[] {
  let isAfterSpace = true
  const walk = (node: RichNode): RichNode => {
    if (node.nodeType !== 'text') return { ...node, content: (node.content ?? []).map(walk) }
    const value = (node.value ?? '')
      .replace(/[ \t\r\n\f\u00a0]+/g, ' ')
      .replaceAll(new RegExp(` ?${lineBreak} ?`, 'g'), '\n')
    const joined = isAfterSpace ? value.replace(/^ /, '') : value
    if (joined !== '') isAfterSpace = /[ \n]$/.test(joined)
    return { ...node, value: joined }
  }
  return nodes.map(walk)
}

function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const kept = [...nodes]
  while (kept[0] && plainText(kept[0]).trim() === '') kept.shift()
  for (let last = kept.at(-1); last && plainText(last).trim() === ''; last = kept.at(-1)) kept.pop()
  return kept.map((node, index) => {
    if (node.nodeType !== 'text') return node
    const start = index === 0 ? (node.value ?? '').trimStart() : (node.value ?? '')
    return { ...node, value: index === kept.length - 1 ? start.trimEnd() : start }
  })
}

/** A space keeps a mark only between two words that have it. */
function withoutMarkedEdges(nodes: readonly RichNode[]): RichNode[] {
  const parts = nodes.flatMap((node): RichNode[] => {
    if (node.nodeType !== 'text') return [{ ...node, content: withoutMarkedEdges(node.content ?? []) }]
    const marks = (node.marks ?? []).map(({ type }) => type)
    return (node.value ?? '')
      .split(/(^\s+|\s+$)/)
      .filter((part) => part !== '')
      .map((part) => textNode(part, marks))
  })
  const before = wordsBefore(parts)
  const after = wordsBefore(parts.toReversed()).toReversed()
  return joined(
    parts.map((part, index) => {
      if (!isSpace(part)) return part
      const isShared = (mark: string) => hasMark(before[index], mark) && hasMark(after[index], mark)
      return { ...part, marks: part.marks?.filter(({ type }) => isShared(type)) }
    }),
  )
}

const isSpace = (node: RichNode) => node.nodeType === 'text' && (node.value ?? '').trim() === ''

function wordsBefore(parts: readonly RichNode[]): (RichNode | undefined)[] {
  let word: RichNode | undefined
  return parts.map((part) => {
    const before = word
    if (!isSpace(part)) word = part
    return before
  })
}

const hasMark = (node: RichNode | undefined, mark: string) =>
  node?.marks?.some(({ type }) => type === mark) === true

const marksOf = ({ marks = [] }: RichNode) =>
  marks
    .map(({ type }) => type)
    .toSorted()
    .join()

function joined(nodes: readonly RichNode[]): RichNode[] {
  const all: RichNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    const isSame = last?.nodeType === 'text' && node.nodeType === 'text' && marksOf(last) === marksOf(node)
    if (isSame) all.splice(-1, 1, { ...last, value: `${last.value}${node.value}` })
    else all.push(node)
  }
  return all
}
