import type { PhrasingContent } from 'mdast'
import type { RichNode } from './node.ts'
import { inlinePlaceholder, linkAddress, type TitleOf } from './placeholders.ts'

/** Markdown has no syntax for these. */
export const markTags = { underline: 'u', superscript: 'sup', subscript: 'sub' } as const
const nestable = ['bold', 'italic', 'strikethrough', ...Object.keys(markTags)]

type Writing = {
  titleOf: TitleOf
  /** Headings and table cells are one line of Markdown. */
  isOneLine?: boolean
  outer?: readonly string[]
}

/** The mark that reaches furthest is outermost. */
export function phrasing(nodes: readonly RichNode[], { outer = [], ...writing }: Writing): PhrasingContent[] {
  const written: PhrasingContent[] = []
  for (let start = 0; start < nodes.length; ) {
    const rest = nodes.slice(start)
    const [mark, reach] = furthest(rest, outer)
    const inner = () => phrasing(rest.slice(0, reach), { ...writing, outer: [...outer, mark ?? ''] })
    written.push(...(mark ? wrap(mark, inner()) : rest.slice(0, 1).flatMap((node) => leaf(node, writing))))
    start += Math.max(reach, 1)
  }
  return written
}

function furthest(
  nodes: readonly RichNode[],
  outer: readonly string[],
): [mark: string | undefined, reach: number] {
  const candidates = nestable
    .filter((mark) => !outer.includes(mark))
    .map((mark): [string, number] => {
      const end = nodes.findIndex((node) => !node.marks?.some(({ type }) => type === mark))
      return [mark, end === -1 ? nodes.length : end]
    })
  const [best] = candidates.toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? best : [undefined, 0]
}

function wrap(mark: string, children: PhrasingContent[]): PhrasingContent[] {
  if (mark === 'bold') return [{ type: 'strong', children }]
  if (mark === 'italic') return [{ type: 'emphasis', children }]
  if (mark === 'strikethrough') return [{ type: 'delete', children }]
  const name = markTags[mark as keyof typeof markTags]
  return [tag(name), ...children, tag(`/${name}`)]
}

function leaf(node: RichNode, writing: Writing): PhrasingContent[] {
  if (node.nodeType === 'text') return text(node, writing)
  const url = linkAddress(node)
  if (url !== undefined) return [{ type: 'link', url, children: phrasing(node.content ?? [], writing) as [] }]
  const embed = inlinePlaceholder(node, writing.titleOf)
  return embed ? [{ type: 'link', url: embed.address, children: [{ type: 'text', value: embed.title }] }] : []
}

function text({ value = '', marks = [] }: RichNode, { isOneLine }: Writing): PhrasingContent[] {
  if (value === '') return []
  if (marks.some(({ type }) => type === 'code')) return [{ type: 'inlineCode', value }]
  const breaks = isOneLine ? /(\n)/ : unsafeBreak
  return value.split(breaks).flatMap((part) => (part === '\n' ? [tag('br')] : inert(part)))
}

/** Markdown changes a break beside a space or break, or where a mark may end. */
const unsafeBreak = /((?<![^\s])\n|\n(?![^\s]))/

const tag = (name: string): PhrasingContent => ({ type: 'html', value: `<${name}>` })

/** The converter links every URL; `<wbr>` keeps one as text. */
const inert = (line: string): PhrasingContent[] =>
  line
    .split(/(?<=www)(?=\.)|(?<=https?:)(?=\/\/)|(?<=[\w.+-])(?=@)/i)
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [tag('wbr')] : []),
      { type: 'text', value },
    ])
    .filter((node) => node.type !== 'text' || node.value !== '')
