import { isAllowedAddress } from '../../links/link-attributes.ts'
import { type RichNode, textNode } from '../markdown/node.ts'
import { type HtmlElement, type HtmlNode, isElement, isLeftOut, styleOf } from './html-tree.ts'
import { lineBreak, tidyText } from './tidy-text.ts'

type InlineContext = { marks: readonly string[]; isInLink?: boolean }

/** `without`: marks that the place implies, such as bold in headings. */
export function inlineOf(nodes: readonly HtmlNode[], without: readonly string[] = []): RichNode[] {
  const marked = nodes.flatMap((node) => inline(node, { marks: [] }))
  return tidyText(without.length === 0 ? marked : marked.map((node) => unmarked(node, without)))
}

function inline(node: HtmlNode, context: InlineContext): RichNode[] {
  if (!isElement(node)) return [textNode(node, context.marks)]
  if (node.tag === 'br') return [textNode(lineBreak, context.marks)]
  if (isLeftOut(node)) return []
  const marks = marksOf(node, context)
  const children = (inner: InlineContext) => node.children.flatMap((child) => inline(child, inner))
  const uri = node.tag === 'a' && !context.isInLink ? addressOf(node) : undefined
  if (uri === undefined) return children({ ...context, marks })
  return [{ nodeType: 'hyperlink', data: { uri }, content: children({ marks, isInLink: true }) }]
}

/** A fragment of the copied page does not work elsewhere. */
function addressOf({ attributes }: HtmlElement): string | undefined {
  const address = attributes.href?.trim() ?? ''
  const isUsable = isAllowedAddress(address) && /^(?:https?|mailto|tel):|^\/(?!\/)/i.test(address)
  return isUsable ? address : undefined
}

const tagMarks: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  sup: 'superscript',
  sub: 'subscript',
}

/** Google Docs wraps all in a `<b>` whose style is not bold. */
function marksOf(element: HtmlElement, { marks, isInLink }: InlineContext): readonly string[] {
  const own = tagMarks[element.tag]
  const decided = new Map<string, boolean>(own ? [[own, true]] : [])
  const weight = styleOf(element, 'font-weight')
  if (weight) decided.set('bold', /^bold/.test(weight) || Number(weight) >= 600)
  const slant = styleOf(element, 'font-style')
  if (slant) decided.set('italic', /^(?:italic|oblique)/.test(slant))
  const line = styleOf(element, 'text-decoration') ?? styleOf(element, 'text-decoration-line') ?? ''
  if (line.includes('line-through')) decided.set('strikethrough', true)
  if (line.includes('underline')) decided.set('underline', true)
  const align = styleOf(element, 'vertical-align')
  if (align === 'super') decided.set('superscript', true)
  if (align === 'sub') decided.set('subscript', true)
  if (isInLink || element.tag === 'a') decided.set('underline', false) // Links are always underlined.
  const kept = marks.filter((mark) => decided.get(mark) !== false)
  const added = [...decided].filter(([mark, isOn]) => isOn && !kept.includes(mark)).map(([mark]) => mark)
  return [...kept, ...added]
}

const unmarked = (node: RichNode, without: readonly string[]): RichNode => ({
  ...node,
  ...(node.marks ? { marks: node.marks.filter(({ type }) => !without.includes(type)) } : {}),
  ...(node.content ? { content: node.content.map((child) => unmarked(child, without)) } : {}),
})
