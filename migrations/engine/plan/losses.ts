import { countOf } from '../content/planned.ts'
import { MigrationError } from '../errors.ts'
import type { Loss, SpacePlan } from '../operations/space-plan.ts'

export type Allowed = { allowDataLoss?: boolean; allowMissingValues?: boolean }

/** Throws if the plan needs a missing permission. For a half-applied change, only later edits count. */
export function refuseUnallowed(plan: SpacePlan, { allowDataLoss, allowMissingValues }: Allowed): void {
  if (!allowDataLoss) refuseLosses(plan)
  if (!allowMissingValues) refuseMissing(plan)
}

function refuseLosses({ space, changes }: SpacePlan): void {
  const lines = lossesOf({ changes })
  if (lines.length === 0) return
  throw new MigrationError('DATA_LOSS', [
    `In ${space} the plan loses data; nothing was written:`,
    ...lines.map((line) => `  ${line}`),
    'If that is meant, run the command again with --allow-data-loss; `npm run migrate -- rollback` can bring it back.',
  ])
}

function refuseMissing({ space, changes }: SpacePlan): void {
  const lines = linesOf(changes, ({ missing }) => missing)
  if (lines.length === 0) return
  throw new MigrationError('MISSING_VALUES', [
    `In ${space} published entries lack values that become required; nothing was written:`,
    ...lines.map((line) => `  ${line}`),
    'Give them a value in the same change with transformEntries. Or run the command again with --allow-missing-values: ' +
      'then they stay published, and editors must fill the field before they publish again.',
  ])
}

export const isUnallowed = ({ changes }: SpacePlan, { allowDataLoss, allowMissingValues }: Allowed) =>
  (!allowDataLoss && linesOf(changes, ({ losses }) => losses).length > 0) ||
  (!allowMissingValues && linesOf(changes, ({ missing }) => missing).length > 0)

export const lossesOf = ({ changes }: Pick<SpacePlan, 'changes'>): string[] =>
  linesOf(changes, ({ losses }) => losses)

type PlannedChange = SpacePlan['changes'][number]

function linesOf(
  changes: readonly PlannedChange[],
  found: (change: PlannedChange) => readonly Loss[] | undefined,
): string[] {
  return changes.flatMap((change) =>
    (found(change) ?? []).map((loss) => `${change.id}: ${loss.what} ${countOf(loss)}`),
  )
}
