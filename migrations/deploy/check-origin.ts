import type { Space } from '@association/content'
import type { SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'
import { readModel } from '../engine/plan/read-space.ts'

/** Throws if the old environment is incomplete or a change is half applied in it; visitors see it next. */
export async function checkOrigin(
  client: SpaceClient,
  { sys }: EnvironmentProps,
  space: Space,
): Promise<void> {
  const { id, status } = sys
  const remedy = `\`npm run migrate -- status --env ${id}\` says more`
  if (status.sys.id !== 'ready') throw failed(`${id} of ${space} is ${status.sys.id}: ${remedy}`)
  const { journal } = await readModel(client)
  const half = journal.find(({ outcome }) => outcome !== 'applied' && outcome !== 'rolledBack')
  if (!half) return
  const rollback = `take it back with \`npm run migrate -- rollback --env ${id} --space ${space}\``
  const finish =
    half.outcome === 'rollingBack'
      ? rollback
      : `finish it with \`npm run migrate -- apply --env ${id} --space ${space}\`, or ${rollback}`
  throw failed(`${half.id} is half done in ${id} of ${space}: ${finish}, and run the command again`)
}

const failed = (reason: string) =>
  new MigrationError('CHECK_FAILED', `The alias stays where it is, because ${reason}.`)
