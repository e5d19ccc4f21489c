import type { Space } from '@association/content'
import { isConflict, isNotFound, type SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentAliasProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'

/** A name that stands for an environment, so that readers change over at once. */
export type Alias = {
  id: string
  environment: string
  version: number
  /** When it was made to stand for this environment. */
  since: string
}

/** Throws a sentence that says how to opt in where the space has no such alias. */
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

/** Makes the alias stand for another environment, unless somebody else was quicker. */
export async function pointAlias(client: SpaceClient, alias: Alias, environment: string): Promise<void> {
  const params = { environmentAliasId: alias.id }
  try {
    await client.environmentAlias.update(params, {
      sys: { version: alias.version } as EnvironmentAliasProps['sys'], // only the version travels, as a header
      environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
    })
  } catch (error) {
    if (!isConflict(error)) throw error
    // A lost answer makes the transport send twice: then the conflict is with ourselves.
    const now = aliasFrom(await client.environmentAlias.get(params))
    if (now.environment === environment) return
    throw new MigrationError(
      'CHANGED_MEANWHILE',
      `Somebody else changed the alias ${alias.id}, which leads to ${now.environment} now: run the command again.`,
    )
  }
}
