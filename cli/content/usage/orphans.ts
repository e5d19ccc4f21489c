import type { Graph, GraphNode } from './graph.ts'
import { standsAlone } from './usage-of.ts'

/** No page shows the holders either. */
export type Orphan = { node: GraphNode; heldBy: readonly GraphNode[] }

/** An example of the seed has its type's id; Contentful's ids are random. */
export const isExample = ({ node: { id, type } }: Orphan) => id === type

export function orphansIn({ nodes, into }: Graph): Orphan[] {
  const shown = shownIn({ nodes, into })
  return [...nodes.values()]
    .filter(({ key, state }) => !shown.has(key) && state !== 'archived')
    .map((node) => ({ node, heldBy: [...new Set((into.get(node.key) ?? []).map(({ from }) => from))] }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ node: { space, state, kind, typeName, title, id } }: Orphan) =>
  [space, state === 'draft', kind === 'Asset', typeName, title, id].join(' ')

function shownIn({ nodes, into }: Graph): ReadonlySet<string> {
  const edges = Map.groupBy([...into.values()].flat(), ({ from }) => from.key)
  const shown = new Set<string>()
  const open = [...nodes.values()].filter(standsAlone).map(({ key }) => key)
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (shown.has(key)) continue
    shown.add(key)
    if (nodes.get(key)?.state !== 'archived') open.push(...(edges.get(key) ?? []).map(({ to }) => to))
  }
  return shown
}
