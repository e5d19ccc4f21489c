import { type Space, spaces } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import { type Status, statusOf, valuesOf } from '@association/content/rules'
import { isResourceLink, linksIn, targetOf } from '@association/services/contentful/delivered.ts'
import { collect, isReserved, type SpaceClients } from '@association/services/management/index.ts'
import { type Called, calledOf, fieldLabel } from '../naming.ts'

export type GraphNode = Called & {
  key: string
  space: Space
  kind: 'Entry' | 'Asset'
  id: string
  state: Status
  path?: string
}
export type Edge = { from: GraphNode; field: string; fieldLabel: string; to: string }

export type Graph = {
  nodes: ReadonlyMap<string, GraphNode>
  into: ReadonlyMap<string, readonly Edge[]>
}

export const keyOf = ({ space, kind, id }: Home) => `${space}/${kind}/${id}`

/** Includes links between the spaces. Throws ManagementError. */
export async function readGraph(
  clients: SpaceClients,
  spaceOf: (id: string) => Space | undefined,
): Promise<Graph> {
  const all = await Promise.all(spaces.map((space) => readSpace(space, clients)))
  const items = all.flat()
  const nodes = new Map(items.map(({ node }) => [node.key, node]))
  const edges = items
    .flatMap(({ node, fields }) => edgesOf(node, fields, spaceOf))
    .filter(({ to }) => nodes.has(to))
  return { nodes, into: Map.groupBy(edges, ({ to }) => to) }
}

type FieldValues = Record<string, unknown>
type GraphItem = { node: GraphNode; fields: FieldValues }

async function readSpace(space: Space, clients: SpaceClients): Promise<GraphItem[]> {
  const { entry, asset } = clients[space]
  const [entries, assets] = await Promise.all([
    collect((query) => entry.getMany({ query })),
    collect((query) => asset.getMany({ query })),
  ])
  const ours = entries.filter(({ sys }) => !isReserved(sys.contentType.sys.id))
  return [
    ...ours.map((each) => ({ node: nodeOf({ ...each, space, kind: 'Entry' }), fields: each.fields })),
    ...assets.map((each) => ({ node: nodeOf({ ...each, space, kind: 'Asset' }), fields: {} })),
  ]
}

type HeldEntity = Pick<GraphNode, 'space' | 'kind'> &
  Parameters<typeof calledOf>[0] & { sys: Parameters<typeof statusOf>[0] }

function nodeOf({ space, kind, sys, fields }: HeldEntity): GraphNode {
  const home = { space, kind, id: sys.id }
  const called = calledOf({ sys, fields })
  const { path } = called.type === 'page' ? valuesOf({ fields }, locale) : {}
  return {
    ...{ key: keyOf(home), ...home, ...called, state: statusOf(sys) },
    ...(typeof path === 'string' ? { path } : {}),
  }
}

function edgesOf(from: GraphNode, fields: FieldValues, spaceOf: (id: string) => Space | undefined): Edge[] {
  return Object.entries(fields).flatMap(([field, values]) =>
    [...new Set(linksOf(values, { space: from.space, spaceOf }).map(keyOf))]
      .filter((to) => to !== from.key)
      .map((to) => ({ from, field, fieldLabel: fieldLabel(from.type, field), to })),
  )
}

type Home = { space: Space; kind: 'Entry' | 'Asset'; id: string }

type LinkOrigin = { space: Space; spaceOf(id: string): Space | undefined }

/** Includes links into the other space, and file URLs in HTML, Markdown and JSON. */
function linksOf(value: unknown, from: LinkOrigin): Home[] {
  const links = linksIn(value).flatMap((link): Home[] => {
    if (!isResourceLink(link)) return [{ space: from.space, kind: link.sys.linkType, id: link.sys.id }]
    const target = targetOf(link)
    const space = target && from.spaceOf(target.spaceId)
    return space ? [{ space, kind: 'Entry', id: target.id }] : []
  })
  return [...links, ...filesIn(value, from)]
}

/** `//images.ctfassets.net/{space}/{asset}/{token}/{name}` */
const fileAddress = /\/\/[\w.:-]+\/([\w-]+)\/([\w.-]+)\/[\w-]+\/[^\s"'<>\\]/g

function filesIn(value: unknown, { spaceOf }: LinkOrigin): Home[] {
  return [...JSON.stringify(value ?? null).matchAll(fileAddress)].flatMap(
    ([, spaceId = '', id = '']): Home[] => {
      const space = spaceOf(spaceId)
      return space ? [{ space, kind: 'Asset', id }] : []
    },
  )
}
