import { spaces as spaceNames } from '@association/content'
import { inEnvironment } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import type { Spaces } from './space.ts'

export const firstEnvironment = 'live-first'

/** Contentful has no aliases until a space opts in. */
export async function addAlias({ clients }: Spaces, alias = 'live', environment = firstEnvironment) {
  for (const space of spaceNames) {
    const client = clients[space]
    await client.environment.createWithId({ environmentId: environment }, { name: environment })
    await client.environmentAlias.createWithId(
      { environmentAliasId: alias },
      { environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } } },
    )
  }
}

export const behind = ({ clients }: Spaces, alias = 'live') =>
  Promise.all(
    spaceNames.map(async (space) => {
      const { environment } = await clients[space].environmentAlias.get({ environmentAliasId: alias })
      return environment.sys.id
    }),
  )

export const clientsIn = ({ config }: Spaces, environment: string) =>
  managementClients(inEnvironment(config, environment), { access: 'write' })
