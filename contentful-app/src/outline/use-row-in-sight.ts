import type { Content } from '@association/content/rules'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useObserved } from '../base/observed.ts'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Desk } from '../desk/desk.ts'
import { childrenOf, type OutlineNode, rootNode } from './rows/nodes.ts'
import type { TreeRow } from './rows/rows.ts'
import { scrollPaneTo } from './scroll-pane-to.ts'
import { type KnownTree, type OutlineState, rootOf } from './use-outline.ts'

type Options = {
  desk: Desk
  tree: KnownTree
  state: OutlineState
  list: RefObject<HTMLElement | null>
}

/** Opens the rows around a newly selected block once: a row that the user closes stays closed. */
export function useRowInSight({ desk, tree, state, list }: Options): { selectedKey: string | undefined } {
  const selection = useObserved(desk.selection)
  const { rows, openAll } = state
  const selected = useMemo(() => rowOfTrail(rows, selection.trail), [rows, selection])
  const opened = useRef<object>(undefined)
  const shown = useRef<object>(undefined)
  useEffect(() => {
    if (opened.current === selection) return
    const around = rowsAround(selection.trail, {
      root: rootNode(rootOf(desk, tree)),
      content: tree.content,
    })
    if (!around) return // the tree does not know a new block yet
    opened.current = selection
    openAll(around)
  }, [desk, tree, selection, openAll])
  useEffect(() => {
    if (!selected || shown.current === selection || !isEndOf(selection.trail, selected)) return
    shown.current = selection
    const row = list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selected.node.key)}"]`)
    if (row) scrollPaneTo(row)
  }, [selected, selection, list])
  return { selectedKey: selected?.node.key }
}

/** Returns the row with exactly this trail, else the nearest visible row around it. */
function rowOfTrail(rows: readonly TreeRow[], trail: readonly EntryRef[]): TreeRow | undefined {
  const isOn = ({ node }: TreeRow) =>
    node.kind === 'block' && node.trail.every(({ entry }, depth) => entry === trail[depth]?.entry)
  return rows.findLast(isOn)
}

const isEndOf = (trail: readonly EntryRef[], { node }: TreeRow) => node.trail.length === trail.length

export function rowsAround(
  [, ...trail]: readonly EntryRef[],
  { root, content }: { root: OutlineNode; content: Content },
): string[] | undefined {
  const around: string[] = []
  let node = root
  for (const { entry } of trail) {
    const step = stepToEntry(entry, node, content)
    if (!step) return undefined
    around.push(...step.around)
    node = step.node
  }
  return around
}

function stepToEntry(
  entry: string,
  from: OutlineNode,
  content: Content,
): { node: OutlineNode; around: string[] } | undefined {
  const isIt = (node: OutlineNode) => node.kind === 'block' && node.ref.entry === entry
  const children = childrenOf(from, content)
  const direct = children.find(isIt)
  if (direct) return { node: direct, around: [from.key] }
  for (const slot of children.filter(({ kind }) => kind === 'slot')) {
    const node = childrenOf(slot, content).find(isIt)
    if (node) return { node, around: [from.key, slot.key] }
  }
  return undefined
}
