import type { Content } from '@association/content/rules'
import type { EntryRef } from '../../contentful/addresses.ts'
import { childrenOf, type OutlineNode } from './nodes.ts'

/** Returns undefined if the outline does not contain the block. */
export function rowsAround(
  [, ...trail]: readonly EntryRef[],
  { root, content }: { root: OutlineNode; content: Content },
): string[] | undefined {
  const around: string[] = []
  let node = root
  for (const { entry } of trail) {
    const step = stepTo(entry, node, content)
    if (!step) return undefined
    around.push(...step.around)
    node = step.node
  }
  return around
}

/** An entry with several lists shows each list as a row. */
function stepTo(
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
