import type { Space } from '@association/content'
import type { SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'
import type { Alias } from './alias.ts'
import { isCloneName } from './clone-name.ts'
import { countContents, editsSince } from './contents.ts'
import { type Deployment, readDeployment } from './deployment.ts'
import type { ClientsOf, Lane } from './lanes.ts'

/** Returns the clone of an interrupted run. A clone that editors have since left behind is not reused. */
export async function findClone(
  { space, alias, environments }: Lane,
  clientsOf: ClientsOf,
  change: string,
): Promise<string | undefined> {
  // Any alias can make an environment visible to visitors.
  const found = environments.find(
    ({ sys }) =>
      sys.id !== alias.environment && !sys.aliases?.length && isCloneName(sys.id, alias.id, change),
  )
  if (!found) return undefined
  const { count } = await editsSince(clientsOf(alias.environment)[space], found.sys.createdAt)
  if (count > 0) return undefined
  if (found.sys.status.sys.id !== 'ready') return found.sys.id
  const note = await readDeployment(clientsOf(found.sys.id)[space], found.sys.id)
  const isOfUse = !note || (note.from === alias.environment && note.leftAt === undefined)
  return isOfUse ? found.sys.id : undefined
}

/**
 * Throws if the live environment changed since it was cloned, because those edits would disappear. The note has the new
 * clone's counts, so deletions are noticed too.
 */
export async function refuseEdits(
  live: SpaceClient,
  clone: EnvironmentProps,
  { alias, space, kept }: { alias: Alias; space: Space; kept: Deployment },
): Promise<void> {
  const [edits, counts] = await Promise.all([editsSince(live, clone.sys.createdAt), countContents(live)])
  const isFewer = counts.entries < kept.cloned.entries || counts.assets < kept.cloned.assets
  if (edits.count === 0 && !isFewer) return
  const what =
    edits.count > 0
      ? `${edits.count} saved (${edits.examples.join(', ')}${edits.count > edits.examples.length ? ', …' : ''})`
      : 'something deleted'
  throw new MigrationError(
    'EDITED_MEANWHILE',
    `Editors went on in ${alias.environment} of ${space} after it was cloned to ${clone.sys.id}, ${what}: ` +
      'ask them to pause, and run the command again to begin with a new clone.',
  )
}
