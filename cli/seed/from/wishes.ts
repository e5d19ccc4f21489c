import { type Space, spaces } from '@association/content'
import { statusOf } from '@association/content/rules'
import type { ManagementConfig } from '@association/services/config'
import {
  collect,
  collectEditors,
  type SpaceClient,
  type SpaceClients,
} from '@association/services/management/index.ts'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceWish } from '../wish/wish.ts'
import { type SpaceContent, wishFrom } from './content.ts'
import { readExport, spaceOfExport } from './export-file.ts'
import { type SeedSource, sourceOf } from './source.ts'

type SeedTarget = { config: ManagementConfig; space?: Space }

/** Throws CommandError and ManagementError. */
export async function wishesFrom(
  from: string,
  { config, space }: SeedTarget,
  clientsAt: (environment: string) => SpaceClients,
): Promise<SpaceWish[]> {
  const source = sourceOf(from)
  return source.kind === 'files'
    ? wishesOf(source, { config, space })
    : await Promise.all(
        routesOf(source, { config, space }).map(async (route) =>
          wishFrom(route.to, await readEnvironment(clientsAt(source.environment)[route.from])),
        ),
      )
}

/** A file fills the space of `--space`, or else its own. `--space` also selects a file of a folder. */
function wishesOf(
  { files }: Extract<SeedSource, { kind: 'files' }>,
  { config, space: wanted }: SeedTarget,
): SpaceWish[] {
  return files
    .filter(({ space }) => !(space && wanted) || space === wanted)
    .map(({ path, space }) => {
      const content = readExport(path)
      return wishFrom(space ?? wanted ?? spaceOfExport(path, content, config), content)
    })
}

type Route = { from: Space; to: Space }

function routesOf(
  source: Extract<SeedSource, { kind: 'environment' }>,
  { config, space }: SeedTarget,
): Route[] {
  const targets = space ? [space] : source.space ? [source.space] : spaces
  const routes = targets.map((to) => ({ from: source.space ?? to, to }))
  const isItself =
    source.environment === config.contentful.environment && routes.some(({ from, to }) => from === to)
  if (isItself)
    throw new CommandError(
      'USAGE',
      `The environment ${source.environment} cannot be filled from itself: name another with --from, or where to write with --env.`,
    )
  return routes
}

async function readEnvironment(client: SpaceClient): Promise<SpaceContent> {
  const [entries, assets, tags, locales, types, editors] = await Promise.all([
    collect((query) => client.entry.getMany({ query })),
    collect((query) => client.asset.getMany({ query })),
    collect((query) => client.tag.getMany({ query })),
    collect((query) => client.locale.getMany({ query })),
    collect((query) => client.contentType.getMany({ query })),
    collectEditors(client),
  ])
  const [published, publishedAssets] = await Promise.all([
    entries.some(isChanged) ? collect((query) => client.entry.getPublished({ query })) : [],
    assets.some(isChanged) ? collect((query) => client.asset.getPublished({ query })) : [],
  ])
  return { entries, published, assets, publishedAssets, tags, locales, types, editors }
}

const isChanged = ({ sys }: { sys: Parameters<typeof statusOf>[0] }) => statusOf(sys) === 'changed'
