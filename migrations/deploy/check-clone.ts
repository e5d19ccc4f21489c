import { isSame } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'
import type { SpacePlan } from '../engine/plan.ts'
import { refuseEdits } from './clone.ts'
import { countContents } from './contents.ts'
import type { Deployment } from './deployment.ts'
import type { Cloned, Setting } from './prepare.ts'

/** What a clone must be before visitors see it: complete, counted, and no older than what they see now. */
export async function checkClone(
  lane: Cloned,
  { plan, kept, environment }: { plan: SpacePlan; kept: Deployment; environment: EnvironmentProps },
  { clientsOf }: Setting,
): Promise<void> {
  const { space, clone, alias } = lane
  const [unfinished] = plan.changes
  if (unfinished) throw failed(lane, `${unfinished.id} is not applied`)
  const counts = await countContents(clientsOf(clone)[space])
  if (!isSame(counts, kept.expected)) {
    const { entries, assets } = kept.expected
    const found = `${counts.entries} entries and ${counts.assets} assets`
    throw failed(lane, `it holds ${found}, and should hold ${entries} and ${assets}`)
  }
  await refuseEdits(clientsOf(alias.environment)[space], environment, { alias, space, kept })
}

const failed = ({ space, clone, alias }: Cloned, reason: string) =>
  new MigrationError(
    'CHECK_FAILED',
    `${clone} of ${space} is not fit for visitors, so the alias ${alias.id} stays where it is: ${reason}. ` +
      `Look at it with \`pnpm migrate status --env ${clone}\`, or delete it in Contentful, and run the command again.`,
  )
