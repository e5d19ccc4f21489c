import type { Space } from '@association/content'
import type { SpaceClients } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { type Alias, readAlias } from './alias.ts'
import { listEnvironments } from './environments.ts'

export type ClientsOf = (environment: string) => SpaceClients

export type Lane = { space: Space; alias: Alias; environments: readonly EnvironmentProps[] }

export const readLanes = (
  clientsOf: ClientsOf,
  { spaces, alias: id }: { spaces: readonly Space[]; alias: string },
): Promise<Lane[]> =>
  Promise.all(
    spaces.map(async (space) => {
      const client = clientsOf(id)[space]
      const alias = await readAlias(client, { space, alias: id })
      return { space, alias, environments: await listEnvironments(client) }
    }),
  )
