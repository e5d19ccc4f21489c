import type { Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import type { ManagementConfig } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import { spaceOfId } from '@association/services/contentful/space-of-id.ts'
import { managementClients } from '@association/services/management/index.ts'
import { type Edge, type Graph, type GraphNode, readGraph } from '../../../content/usage/graph.ts'
import { isExample, type Orphan, orphansIn } from '../../../content/usage/orphans.ts'
import { orphansText, type UsageStyle, usageText } from '../../../content/usage/text.ts'
import { type UsagePlace, usageOf } from '../../../content/usage/usage-of.ts'
import { painter } from '../../../output/paint.ts'
import { CommandError } from '../../../shared/errors.ts'
import type { Io } from '../../../shared/io.ts'

export type ContentUsageOptions = {
  config: ManagementConfig
  what?: string
  orphans?: boolean
  space?: Space
  format?: 'text' | 'json'
}

export async function run(options: ContentUsageOptions, io: Io): Promise<number> {
  const { config, what, orphans = false } = options
  if ((what === undefined) !== orphans)
    throw new CommandError('USAGE', 'Name one entry or asset by its id, or ask for --orphans.')
  io.err('Reading association and events…')
  const clients = managementClients(config, { access: 'read', fetch: io.fetch, signal: io.signal })
  const graph = await readGraph(clients, (id) => spaceOfId(config.contentful, id))
  return what === undefined ? tellOrphans(graph, options, io) : tellUsage(graph, { ...options, what }, io)
}

function tellUsage(graph: Graph, options: ContentUsageOptions & { what: string }, io: Io): number {
  const { what, space, format } = options
  const found = [...graph.nodes.values()].filter(
    (node) => node.id === what && node.space === (space ?? node.space),
  )
  if (found.length === 0)
    throw new CommandError(
      'USAGE',
      `There is no entry or asset ${what} in ${space ?? 'association or events'}: give its id, as its address in Contentful ends.`,
    )
  const look = lookOf(options, io)
  const usages = found.map((node) => usageOf(node, graph))
  if (format !== 'json')
    io.out(usages.flatMap((usage, index) => [...(index > 0 ? [''] : []), ...usageText(usage, look)]))
  else
    io.print(
      jsonText({
        usages: usages.map(({ node, places, loose }) => ({
          ...shown(node, look),
          pages: places.map((place) => shownPlace(place, look)),
          linkedBy: loose.map((edge) => shownStep(edge, look)),
        })),
      }),
    )
  return 0
}

function tellOrphans(graph: Graph, options: ContentUsageOptions, io: Io): number {
  const isWanted = ({ space }: GraphNode) => space === (options.space ?? space)
  const orphans = orphansIn(graph).filter(({ node }) => isWanted(node))
  const all = [...graph.nodes.values()].filter(isWanted).length
  const look = lookOf(options, io)
  if (options.format !== 'json') io.out(orphansText(orphans, all, look))
  else io.print(jsonText({ checked: all, orphans: orphans.map((orphan) => shownOrphan(orphan, look)) }))
  return orphans.every(isExample) ? 0 : 2
}

const lookOf = ({ config }: ContentUsageOptions, { colors }: Pick<Io, 'colors'>): UsageStyle => ({
  paint: painter(colors),
  editAddress: (node) => editAddress(config.contentful, node),
})

const shown = ({ key: _, ...node }: GraphNode, { editAddress }: UsageStyle) => ({
  ...node,
  edit: editAddress({ key: _, ...node }),
})

const shownOrphan = (orphan: Orphan, look: UsageStyle) => ({
  ...shown(orphan.node, look),
  isExample: isExample(orphan),
  linkedBy: orphan.heldBy.map((each) => shown(each, look)),
})

const shownStep = ({ from, field, fieldLabel }: Edge, look: UsageStyle) => ({
  ...shown(from, look),
  field,
  fieldLabel,
})

const shownPlace = ({ root, way, isVisible }: UsagePlace, look: UsageStyle) => ({
  ...shown(root, look),
  isVisible,
  through: way.map((edge) => shownStep(edge, look)),
})
