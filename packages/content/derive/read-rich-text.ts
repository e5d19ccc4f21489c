import type { Asset, RichText } from '../define/field.ts'
import type { Entry } from '../define/values.ts'
import { pagePath } from './page-path.ts'
import { isDeadLink, isWireAsset, isWireEntry, type WireAsset, type WireEntry } from './wire.ts'

export type RichTextTarget = { entry: Entry } | { asset: Asset } | { path: string }

type RichTextContext = {
  readEntry(wire: WireEntry): Entry | undefined
  unknownEntry(wire: WireEntry): Entry | undefined
  isShown(entry: Entry): boolean
  toAsset(wire: WireAsset): Asset
  report(message: string): void
}
type WireNode = { nodeType: string; value?: unknown; data?: { target?: unknown }; content?: unknown[] }

/**
 * Editors nest only a few levels, so deeper nesting is a broken document. Parts are paragraphs, texts, cells and line
 * breaks.
 */
export const richTextLimits = { parts: 20_000, depth: 40 } as const
const { depth: maxDepth, parts: maxParts } = richTextLimits

export function readRichText(value: unknown, context: RichTextContext): RichText | undefined {
  if (!isNode(value) || value.nodeType !== 'document' || !Array.isArray(value.content)) {
    context.report('must be rich text, but its value is something else.')
    return undefined
  }
  return readNode(value, { ...context, parts: { left: maxParts } }, 0) as RichText // The shape is checked node by node.
}

type TextContext = RichTextContext & { parts: { left: number } }

/** Reports an exceeded limit once. */
function isAffordable({ value }: WireNode, { parts, report }: TextContext): boolean {
  if (parts.left < 0) return false
  parts.left -= 1 + (typeof value === 'string' ? (value.match(/\n/g)?.length ?? 0) : 0)
  if (parts.left < 0)
    report(
      `has more than ${maxParts} parts, such as paragraphs and lines; visitors see only the first ${maxParts}. Shorten it.`,
    )
  return parts.left >= 0
}

function readAll(nodes: readonly unknown[], context: TextContext, depth: number): WireNode[] {
  const read: WireNode[] = []
  for (const node of nodes) {
    if (!isNode(node)) continue
    if (!isAffordable(node, context)) break
    read.push(readNode(node, context, depth))
  }
  return read
}

function readNode(node: WireNode, context: TextContext, depth: number): WireNode {
  if (depth > maxDepth) {
    context.report(`has more than ${maxDepth} nested levels; visitors do not see the deeper ones.`)
    return { ...node, content: [] }
  }
  const content = Array.isArray(node.content) ? readAll(node.content, context, depth + 1) : undefined
  const target = node.data?.target
  return {
    ...node,
    data: {
      ...node.data,
      ...(target === undefined ? {} : { target: readTarget(node.nodeType, target, context) }),
    },
    ...(content ? { content } : {}),
  }
}

function readTarget(nodeType: string, target: unknown, context: RichTextContext): RichTextTarget | undefined {
  if (isDeadLink(target)) {
    context.report(`links to ${target.sys.id}, which is missing or not published.`)
    return undefined
  }
  if (isWireAsset(target) && typeof target.fields?.file?.url === 'string') {
    return { asset: context.toAsset(target) }
  }
  if (!isWireEntry(target)) return undefined
  if (nodeType === 'entry-hyperlink') {
    const path = linkedPath(target)
    return path === undefined ? undefined : { path }
  }
  const entry = context.readEntry(target) ?? context.unknownEntry(target)
  return entry && context.isShown(entry) ? { entry } : undefined
}

/** A full read of a linked page would also judge its blocks. */
const linkedPath = ({ sys, fields = {} }: WireEntry) =>
  pagePath('path' in fields ? 'page' : (sys.contentType?.sys?.id ?? ''), fields)

const isNode = (value: unknown): value is WireNode =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { nodeType?: unknown }).nodeType === 'string'
