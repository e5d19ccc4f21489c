import { type Space, spaces } from '@association/content'
import { sentence } from '@association/content/content-type'
import { contentTypeFor } from '@association/content/content-types'
import { locale } from '@association/content/define/locale.ts'
import { type Status, statusOf, titleOf, valuesOf } from '@association/content/rules'
import { collect, isReserved, type SpaceClients } from '@association/services/management/index.ts'
import { type Home, linksOf } from './links-of.ts'

/** An entry or asset of either space. */
export type Node = {
  key: string
  space: Space
  kind: 'Entry' | 'Asset'
  id: string
  type: string
  typeName: string
  title: string
  state: Status
  /** Of a page. */
  path?: string
}
/** A field of one entry that leads to another, or to an asset. */
export type Edge = { from: Node; field: string; fieldLabel: string; to: string }

export type Graph = {
  nodes: ReadonlyMap<string, Node>
  /** What leads to a node, by its key. */
  into: ReadonlyMap<string, readonly Edge[]>
}

export const keyOf = ({ space, kind, id }: Home) => `${space}/${kind}/${id}`

/** Everything that stands in both spaces, and what links to what, across them too. Throws ManagementError. */
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

type Fields = Record<string, unknown>
type Item = { node: Node; fields: Fields }

async function readSpace(space: Space, clients: SpaceClients): Promise<Item[]> {
  const { entry, asset } = clients[space]
  const [entries, assets] = await Promise.all([
    collect((query) => entry.getMany({ query })),
    collect((query) => asset.getMany({ query })),
  ])
  return [
    ...entries
      .filter(({ sys }) => !isReserved(sys.contentType.sys.id))
      .map((each) => ({ node: entryNode(space, each), fields: each.fields })),
    ...assets.map((each) => ({ node: assetNode(space, each), fields: {} })),
  ]
}

type Sys = { id: string; version: number; publishedVersion?: number; archivedVersion?: number }

function entryNode(
  space: Space,
  { sys, fields }: { sys: Sys & { contentType: { sys: { id: string } } }; fields: Fields },
): Node {
  const type = sys.contentType.sys.id
  const model = contentTypeFor(type)
  const values = valuesOf({ fields }, locale)
  const home = { space, kind: 'Entry', id: sys.id } as const
  return {
    ...{ key: keyOf(home), ...home, type, typeName: model?.name ?? type },
    title: titleOf(model, values, sys.id),
    state: statusOf(sys),
    ...(type === 'page' && typeof values.path === 'string' ? { path: values.path } : {}),
  }
}

function assetNode(space: Space, { sys, fields }: { sys: Sys; fields: object }): Node {
  const home = { space, kind: 'Asset', id: sys.id } as const
  const title = String(valuesOf({ fields }, locale).title || sys.id)
  return { key: keyOf(home), ...home, type: 'asset', typeName: 'Asset', title, state: statusOf(sys) }
}

function edgesOf(from: Node, fields: Fields, spaceOf: (id: string) => Space | undefined): Edge[] {
  const model = contentTypeFor(from.type)
  return Object.entries(fields).flatMap(([field, values]) =>
    [...new Set(linksOf(values, { space: from.space, spaceOf }).map(keyOf))]
      .filter((to) => to !== from.key)
      .map((to) => ({ from, field, fieldLabel: model?.fields[field]?.name ?? sentence(field), to })),
  )
}
