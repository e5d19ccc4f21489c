/** What each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A graph of these pairs; a node that leads to itself is no circle. */
export function graphOf(pairs: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Short circles in which every node that is part of a circle appears. Each begins and ends with the same node. */
export function circlesIn(graph: Graph): string[][] {
  const tied = withoutEnds(graph)
  const circles: string[][] = []
  for (const node of tied.keys()) {
    if (circles.some((circle) => circle.includes(node))) continue
    const circle = wayBack(tied, node)
    if (circle) circles.push(circle)
  }
  return circles
}

/** Leaves out what leads to no circle, so that a graph without circles is empty. */
function withoutEnds(graph: Graph): Graph {
  const kept = graphOf(
    [...graph].flatMap(([from, tos]) =>
      [...tos].filter((to) => graph.has(to)).map((to) => [from, to] as const),
    ),
  )
  return kept.size === graph.size ? kept : withoutEnds(kept)
}

/** The shortest way that leads from a node back to it. */
function wayBack(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}
