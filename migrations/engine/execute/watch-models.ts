import { collect, type SpaceClient } from '@association/services/management/index.ts'
import { MigrationError } from '../errors.ts'

export type Models = {
  /** Throws when a content type differs from what the run last saw. */
  refuseChanged(types: readonly string[]): Promise<void>
  /** Accepts the next read state of content types that the run itself wrote. */
  forget(types: readonly string[]): void
}

export async function watchModels(client: SpaceClient): Promise<Models> {
  const versions = await readVersions(client)
  const written = new Set<string>()
  return {
    async refuseChanged(types) {
      if (types.length === 0) return
      const now = await readVersions(client, types)
      const changed = types.filter((id) => !written.has(id) && now.get(id) !== versions.get(id))
      if (changed.length > 0) throw changedModel(changed)
      for (const id of types.filter((type) => written.delete(type))) versions.set(id, now.get(id))
    },
    forget(types) {
      for (const id of types) written.add(id)
    },
  }
}

type ModelVersions = Map<string, number | undefined>

async function readVersions(client: SpaceClient, ids?: readonly string[]): Promise<ModelVersions> {
  const filter = ids ? { 'sys.id[in]': ids.join(',') } : {}
  const types = await collect((query) => client.contentType.getMany({ query: { ...query, ...filter } }))
  return new Map(types.map(({ sys }) => [sys.id, sys.version]))
}

export const changedModel = (types: readonly string[]) =>
  new MigrationError(
    'CONFLICT',
    `${types.length === 1 ? 'The content type' : 'The content types'} ${types.join(', ')} changed in Contentful during the run, so it stopped: ` +
      'undo that there and run the command again, or take the change back with `npm run migrate -- rollback`.',
  )
