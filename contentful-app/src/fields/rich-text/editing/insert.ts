import { Fragment, type Node } from '@tiptap/pm/model'
import { type Command, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { schema } from '../model/schema.ts'

const { embed, hr, paragraph, table, tableRow, tableCell, tableHeaderCell } = schema.nodes

export const insertBlock =
  (block: Node): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection
    const depth = depthFor(block, $to)
    if (depth === undefined) return false
    const isEmptyLine =
      $from.parent.type === paragraph && $from.parent.content.size === 0 && $from.sameParent($to)
    const { tr } = state
    const isReplacement = isEmptyLine && depth === $to.depth - 1
    const at = isReplacement ? $from.before() : endOf($to, depth)
    if (isReplacement) tr.replaceWith(at, $from.after(), block)
    else tr.insert(at, block)
    dispatch?.(tr.setSelection(selectionIn(tr.doc, at, block)).scrollIntoView())
    return true
  }

type TextPosition = Parameters<typeof TextSelection.between>[0]

function depthFor(block: Node, place: TextPosition) {
  for (let depth = place.depth; depth >= 0; depth -= 1) {
    const parent = place.node(depth)
    if (parent.isTextblock) continue
    const index = place.indexAfter(depth)
    if (parent.canReplaceWith(index, index, block.type)) return depth
  }
  return undefined
}

const endOf = (place: TextPosition, depth: number) =>
  depth === place.depth ? place.pos : place.after(depth + 1)

const selectionIn = (doc: Node, at: number, block: Node) =>
  block.type === table ? TextSelection.near(doc.resolve(at + 1)) : NodeSelection.create(doc, at)

export const insertEmbed = (nodeType: string, id: string) => insertBlock(embedNode(nodeType, id))

export const embedNode = (nodeType: string, id: string) =>
  embed.create({ nodeType, target: { sys: { type: 'Link', linkType: linkTypeOf(nodeType), id } } })

export const linkTypeOf = (nodeType: string) => (nodeType.includes('asset') ? 'Asset' : 'Entry')

export const insertRule: Command = (state, dispatch) => insertBlock(hr.create())(state, dispatch)

export const insertTable: Command = (state, dispatch) => insertBlock(newTable(3, 3))(state, dispatch)

function newTable(rows: number, columns: number): Node {
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: columns }, () => type.create(null, paragraph.create())),
    )
  const body = Array.from({ length: rows - 1 }, () => row(tableCell))
  return table.create(null, Fragment.from([row(tableHeaderCell), ...body]))
}

export const insertParagraphBelow: Command = (state, dispatch) => {
  const { selection } = state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const tr = state.tr.insert(selection.to, paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)).scrollIntoView())
  return true
}
