import { isSame } from '@association/services/management/index.ts'
import { counted } from '../engine/counted.ts'
import { MigrationError } from '../engine/errors.ts'
import type { LoadedChange } from '../engine/history/load-changes.ts'
import { driftOf, type Finding, isInTheWay } from '../engine/model/drift.ts'
import { forSpace } from '../engine/model/for-space.ts'
import { replay } from '../engine/model/replay.ts'
import type { SpacePlan } from '../engine/operations/space-plan.ts'
import { readModel } from '../engine/plan/read-space.ts'
import { countContents } from './contents.ts'
import type { Deployment } from './deployment.ts'
import type { Cloned, Setting } from './prepare.ts'

export type CloneCheck = { changes: readonly LoadedChange[]; plan: SpacePlan; kept: Deployment }

/** Throws unless the clone is complete, matches the history and lost nothing, because visitors see it next. */
export async function checkClone(
  lane: Cloned,
  { changes, plan, kept }: CloneCheck,
  { clientsOf }: Setting,
): Promise<void> {
  const { space, clone } = lane
  const client = clientsOf(clone)[space]
  const [unfinished] = plan.changes
  if (unfinished) throw failed(lane, `${unfinished.id} is not applied`)
  const drift = driftOf(forSpace(replay(changes)[space]), await readModel(client)).filter(isInTheWay)
  const [first] = drift
  if (first)
    throw failed(
      lane,
      `${nameOf(first)} is not as the history says (\`npm run migrate -- drift --env ${clone}\` shows it; mend it in ${lane.alias.environment})`,
    )
  const counts = await countContents(client)
  if (isSame(counts, kept.expected)) return
  const { entries, assets } = kept.expected
  const found = `${counted(counts.entries, 'entry')} and ${counted(counts.assets, 'asset')}`
  throw failed(lane, `it holds ${found}, and should hold ${entries} and ${assets}`)
}

const nameOf = (finding: Finding) =>
  'field' in finding && finding.field !== undefined ? `${finding.type}.${finding.field}` : finding.type

const failed = ({ space, clone, alias }: Cloned, reason: string) =>
  new MigrationError(
    'CHECK_FAILED',
    `${clone} of ${space} is not fit for visitors, so the alias ${alias.id} stays where it is: ${reason}. ` +
      `Look at it with \`npm run migrate -- status --env ${clone}\`. Delete it in Contentful, and run the command again.`,
  )
