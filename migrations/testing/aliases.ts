import { spaces as spaceNames } from '@association/content'
import { inEnvironment } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import type { Spaces } from './space.ts'

/** What stands behind the alias before anything is deployed. */
export const firstEnvironment = 'live-first'

/** Opts both spaces in: an alias that stands for a clone of `master`. */
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

/** What the alias stands for in each space. */
export const behind = ({ clients }: Spaces, alias = 'live') =>
  Promise.all(
    spaceNames.map(async (space) => {
      const { environment } = await clients[space].environmentAlias.get({ environmentAliasId: alias })
      return environment.sys.id
    }),
  )

/** Clients of another environment. */
export const clientsIn = ({ config }: Spaces, environment: string) =>
  managementClients(inEnvironment(config, environment), { access: 'write' })
