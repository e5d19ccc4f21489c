import type { Space } from '@association/content'
import { isConflict, isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentAliasProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'

export type Alias = {
  id: string
  environment: string
  version: number
  /** When the alias last changed its environment. */
  since: string
}

/** If the space lacks the alias, the error says how to opt in. */
export async function readAlias(client: SpaceClient, { space, alias }: { space: Space; alias: string }) {
  try {
    return aliasFrom(await client.environmentAlias.get({ environmentAliasId: alias }))
  } catch (error) {
    if (!isNotFound(error)) throw error
    throw new MigrationError(
      'NO_ALIAS',
      `The space ${space} has no alias ${alias}: opt in to environment aliases in Contentful → Settings → Environments, ` +
        'or name another one with --alias, and run the command again.',
    )
  }
}

const aliasFrom = ({ sys, environment }: EnvironmentAliasProps): Alias => ({
  id: sys.id,
  environment: environment.sys.id,
  version: sys.version,
  since: sys.updatedAt,
})

/** Throws if someone else repointed the alias first. */
export async function pointAlias(client: SpaceClient, alias: Alias, environment: string): Promise<void> {
  const params = { environmentAliasId: alias.id }
  try {
    await client.environmentAlias.update(params, {
      sys: { version: alias.version } as EnvironmentAliasProps['sys'], // The SDK sends only the version of `sys`, as a header.
      environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
    })
  } catch (error) {
    if (!isConflict(error)) throw error
    // After a lost response, the repeated request conflicts with the first one.
    const now = aliasFrom(await client.environmentAlias.get(params))
    if (now.environment === environment) return
    throw new MigrationError(
      'CHANGED_MEANWHILE',
      `The alias ${alias.id} was changed meanwhile and leads to ${now.environment} now: run the command again.`,
    )
  }
}
