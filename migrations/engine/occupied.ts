import type { SpaceClient } from '@association/services/management/index.ts'
import { MigrationError } from './errors.ts'
import { type SpacePlan, typesOf } from './plan.ts'

/** Contentful deletes no content type that still has entries; that is found before the first write. */
export async function refuseOccupied(client: SpaceClient, { space, changes }: SpacePlan): Promise<void> {
  const doomed = changes.flatMap((change) => typesOf(change).filter(({ from, to }) => from && !to))
  for (const { id: type } of doomed) {
    const { total } = await client.entry.getMany({ query: { content_type: type, limit: 0 } })
    if (total > 0)
      throw new MigrationError(
        'CONFLICT',
        `${type} cannot be deleted from ${space}: ${total} entries are left. Delete them in Contentful, and run the command again.`,
      )
  }
}
