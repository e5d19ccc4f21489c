import { type Space, spaces } from '@association/content'
import type { ManagementConfig } from '@association/services/config'
import type { SpaceClients } from '@association/services/management/index.ts'
import { CommandError } from '../../shared/errors.ts'
import type { SpaceWish } from '../wish/wish.ts'
import { wishFrom } from './content.ts'
import { readEnvironment } from './environment.ts'
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

/** A file fills the space of `--space`, or else its space of origin. `--space` selects the one file of a folder. */
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
