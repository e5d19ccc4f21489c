import { paths } from '@association/content/paths'
import { isPublished } from '@association/content/rules'
import type { Edge, Graph, Node } from './graph.ts'

export type Usage = { node: Node; places: readonly Place[]; loose: readonly Edge[] }

/** `way` is the shortest path from the root. */
export type Place = {
  root: Node
  way: readonly Edge[]
  /** True if the whole path is published. */
  isVisible: boolean
}

/** These have a URL or are on every page, so they need no links. */
const standAlone = new Set(['page', 'siteSettings', ...Object.keys(paths)])
export const standsAlone = ({ type }: Node) => standAlone.has(type)

/** Also returns holders that no page shows. */
export function usageOf(node: Node, { into }: Graph): Usage {
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

const isPublic = ({ state }: Node) => isPublished(state)
const isThere = ({ state }: Node) => state !== 'archived'

const orderOf = ({ root }: Place) => `${root.space} ${root.path ?? '~'} ${root.title}`

type Way = { at: Node; edges: readonly Edge[] }

/** Paths end at a page: a page that links to another does not show its content. */
function waysTo(node: Node, into: Graph['into'], mayPass: (node: Node) => boolean): Map<string, Way> {
  const ways = new Map<string, Way>([[node.key, { at: node, edges: [] }]])
  for (const { at, edges } of ways.values()) {
    if (at !== node && standsAlone(at)) continue
    for (const edge of into.get(at.key) ?? [])
      if (mayPass(edge.from) && !ways.has(edge.from.key))
        ways.set(edge.from.key, { at: edge.from, edges: [edge, ...edges] })
  }
  return ways
}

const isShown = (node: Node, into: Graph['into']) =>
  [...waysTo(node, into, isThere).values()].some(({ at }) => standsAlone(at))
