import { collect, type SpaceClient } from '@association/services/management/index.ts'
import type { SpaceContent } from './content.ts'

/** Everything an environment holds; only GET requests. Throws ManagementError. */
export async function readEnvironment(client: SpaceClient): Promise<SpaceContent> {
  const [entries, assets, tags] = await Promise.all([
    collect((query) => client.entry.getMany({ query })),
    collect((query) => client.asset.getMany({ query })),
    collect((query) => client.tag.getMany({ query })),
  ])
  const hasChanged = entries.some(
    ({ sys }) => sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1,
  )
  const published = hasChanged ? await collect((query) => client.entry.getPublished({ query })) : []
  return { entries, published, assets, tags }
}
