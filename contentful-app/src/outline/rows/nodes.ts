import type { BlockPosition } from '@association/content/preview/operations.ts'
import { nodesOf } from '@association/content/rich-text/nodes.ts'
import { type Content, isSubject, linksIn, type Target } from '@association/content/rules'
import type { EntryRef } from '../../contentful/addresses.ts'
import { blocksIn, placeAt, type Slot, type SlotOf, slotsOf } from './slots.ts'

type Common = {
  /** Contains the full trail, because a page can show an entry twice. */
  key: string
  /** Root first, including the entry itself. */
  trail: readonly EntryRef[]
}

export type BlockNode = Common & {
  kind: 'block'
  ref: EntryRef
  target: Target | undefined
  /** Undefined for the root and for entries inside a text. */
  at?: BlockPosition
  slot?: SlotOf
  /** True if the entry contains itself. It does not open again. */
  isCycle: boolean
}

/** A list of an entry with several lists. */
export type SlotNode = Common & { kind: 'slot'; own: SlotOf }

export type OutlineNode = BlockNode | SlotNode

type Filled = SlotOf & { ids: readonly string[] }

/** The depth to which the site renders a page. */
const deepest = 10

export function rootNode(root: Target): BlockNode {
  const ref = { space: root.space, entry: root.id }
  return { kind: 'block', key: root.id, trail: [ref], ref, target: root, isCycle: false }
}

/** Returns blocks, or lists if the entry has several. */
export function childrenOf(node: OutlineNode, content: Content): OutlineNode[] {
  if (node.kind === 'slot') {
    const parent = content.entries.get(node.own.entry)
    return parent ? blocksOf(fill(node.own.slot, parent), node, content) : []
  }
  if (node.isCycle || !isSubject(node.target) || node.trail.length > deepest) return []
  const { target } = node
  const slots = slotsOf(target.type).map((slot) => fill(slot, target))
  const areNamed = slots.filter(({ slot }) => slot.isList).length > 1
  const inSlots = slots.flatMap((filled): OutlineNode[] =>
    areNamed && filled.slot.isList
      ? [{ kind: 'slot', key: `${node.key}/${filled.slot.id}`, trail: node.trail, own: filled }]
      : blocksOf(filled, node, content),
  )
  return [...inSlots, ...embedsOf(node, content)]
}

/** Returns the list that “add” fills. */
export function ownList(node: OutlineNode): SlotOf | undefined {
  if (node.kind === 'slot') return node.own
  if (node.isCycle || !isSubject(node.target)) return undefined
  const { target } = node
  const lists = slotsOf(target.type).filter(({ isList }) => isList)
  return lists.length === 1 ? lists.map((slot) => fill(slot, target))[0] : undefined
}

function fill(slot: Slot, { space, id, values }: Target): Filled {
  const ids = blocksIn(values[slot.id])
  return { space, entry: id, slot, count: ids.length, ids }
}

const blocksOf = (filled: Filled, around: OutlineNode, content: Content): BlockNode[] =>
  filled.ids.map((id, index) => {
    const nth = filled.ids.slice(0, index).filter((other) => other === id).length
    const key = `${around.key}/${filled.slot.id}:${id}${nth > 0 ? `#${nth}` : ''}`
    return { ...blockOf({ id, key, around, content }), at: placeAt(filled, index), slot: filled }
  })

/** Only the text editor can move entries inside texts. */
function embedsOf(node: BlockNode, content: Content): BlockNode[] {
  const { type, values = {} } = node.target ?? {}
  const texts = Object.entries(type?.fields ?? {}).filter(([, { kind }]) => kind === 'richText')
  const ids = texts.flatMap(([field]) =>
    nodesOf(values[field])
      .filter(({ nodeType }) => nodeType.startsWith('embedded-entry'))
      .flatMap(({ data }) => linksIn(data.target))
      .map(({ id }) => ({ id, key: `${node.key}/${field}:${id}` })),
  )
  const isFirst = ({ key }: { key: string }, index: number) =>
    ids.findIndex((other) => other.key === key) === index
  return ids.filter(isFirst).map(({ id, key }) => blockOf({ id, key, around: node, content }))
}

function blockOf({
  id,
  key,
  around,
  content,
}: {
  id: string
  key: string
  around: OutlineNode
  content: Content
}) {
  const [{ space }] = around.trail as [EntryRef]
  const ref = { space, entry: id }
  const isCycle = around.trail.some((each) => each.entry === id)
  return {
    kind: 'block' as const,
    key,
    trail: [...around.trail, ref],
    ref,
    target: content.entries.get(id),
    isCycle,
  }
}
