import { paths } from '@association/content/paths'
import { isPublished } from '@association/content/rules'
import type { Edge, Graph, GraphNode } from './graph.ts'

export type Usage = { node: GraphNode; places: readonly UsagePlace[]; loose: readonly Edge[] }

/** `way` is the shortest path from the root. */
export type UsagePlace = {
  root: GraphNode
  way: readonly Edge[]
  /** True if the whole path is published. */
  isVisible: boolean
}

/** These have a URL or are on every page, so they need no links. */
const standAlone = new Set(['page', 'siteSettings', ...Object.keys(paths)])
export const standsAlone = ({ type }: GraphNode) => standAlone.has(type)

/** Also returns holders that no page shows. */
export function usageOf(node: GraphNode, { into }: Graph): Usage {
  const visible = isPublic(node) ? waysTo(node, into, isPublic) : new Map<string, Way>()
  const places = [...waysTo(node, into, isThere)]
    .filter(([key, { at }]) => standsAlone(at) && key !== node.key)
    .map(([key, way]) => ({
      root: way.at,
      way: (visible.get(key) ?? way).edges,
      isVisible: visible.has(key),
    }))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const loose = (into.get(node.key) ?? []).filter(({ from }) => !isShown(from, into))
  return { node, places, loose }
}

const isPublic = ({ state }: GraphNode) => isPublished(state)
const isThere = ({ state }: GraphNode) => state !== 'archived'

const orderOf = ({ root }: UsagePlace) => `${root.space} ${root.path ?? '~'} ${root.title}`

type Way = { at: GraphNode; edges: readonly Edge[] }

/** Paths end at a page: a page that links to another does not show its content. */
function waysTo(
  node: GraphNode,
  into: Graph['into'],
  mayPass: (node: GraphNode) => boolean,
): Map<string, Way> {
  const ways = new Map<string, Way>([[node.key, { at: node, edges: [] }]])
  for (const { at, edges } of ways.values()) {
    if (at !== node && standsAlone(at)) continue
    for (const edge of into.get(at.key) ?? [])
      if (mayPass(edge.from) && !ways.has(edge.from.key))
        ways.set(edge.from.key, { at: edge.from, edges: [edge, ...edges] })
  }
  return ways
}

const isShown = (node: GraphNode, into: Graph['into']) =>
  [...waysTo(node, into, isThere).values()].some(({ at }) => standsAlone(at))
