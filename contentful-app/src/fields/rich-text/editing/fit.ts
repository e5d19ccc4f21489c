import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { containerNames } from '../model/container-names.ts'
import type { Formats } from '../model/formats.ts'
import { schema } from '../model/schema.ts'
import { pastedLevels } from './headings.ts'

const { nodes } = schema

/** Forbidden blocks become paragraphs; forbidden marks are removed. */
export function fitted(slice: Slice, formats: Formats): Slice {
  const allowed = fragment(slice.content, formats)
  const ranked = withLevels(allowed)
  if (ranked.eq(slice.content)) return slice
  return allowed.eq(slice.content) ? new Slice(ranked, slice.openStart, slice.openEnd) : Slice.maxOpen(ranked)
}

function fragment(content: Fragment, formats: Formats): Fragment {
  return Fragment.from(content.content.flatMap((node) => nodesFor(node, formats)))
}

function nodesFor(node: Node, formats: Formats): readonly Node[] {
  if (node.isInline) return isAllowedInline(node, formats) ? [node.mark(marksOf(node, formats))] : []
  const content = fragment(node.content, formats)
  if (isAllowedBlock(node, formats)) return content.eq(node.content) ? [node] : [node.copy(content)]
  if (node.isTextblock) return [nodes.paragraph.create(null, content)]
  return content.content
}

const isAllowedInline = (node: Node, { nodes: allowed }: Formats) =>
  node.type !== nodes.unknownInline || allowed.has(node.attrs.node?.nodeType)

function marksOf(node: Node, { nodes: allowed, marks: allowedMarks }: Formats): readonly Mark[] {
  return node.marks.filter(({ type, attrs }) =>
    type.name === 'link' ? allowed.has(attrs.nodeType) : allowedMarks.has(type.name),
  )
}

function isAllowedBlock(node: Node, { nodes: allowed }: Formats): boolean {
  const { name } = node.type
  if (name === 'paragraph') return true
  if (name === 'embed') return allowed.has(node.attrs.nodeType)
  if (name === 'heading') return allowed.has(`heading-${node.attrs.level}`)
  if (name === 'listItem') return allowed.has('unordered-list') || allowed.has('ordered-list')
  if (/^table/.test(name)) return allowed.has('table')
  return name === 'unknownBlock' || allowed.has(containerNames[name as 'blockquote'] ?? name)
}

function withLevels(content: Fragment): Fragment {
  const wanted: number[] = []
  content.descendants((node) => {
    if (node.type === nodes.heading) wanted.push(node.attrs.level)
    return !node.isTextblock
  })
  const levels = pastedLevels(wanted)
  return wanted.every((level, index) => level === levels[index]) ? content : leveled(content, levels)
}

function leveled(content: Fragment, levels: number[]): Fragment {
  return Fragment.from(
    content.content.map((node) => {
      if (node.type === nodes.heading) return nodes.heading.create({ level: levels.shift() }, node.content)
      return node.isTextblock ? node : node.copy(leveled(node.content, levels))
    }),
  )
}
