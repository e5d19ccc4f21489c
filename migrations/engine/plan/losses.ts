import { countOf } from '../content/planned.ts'
import { MigrationError } from '../errors.ts'
import type { SpacePlan } from './plan.ts'

/** Throws when the plan loses data and nobody said that it may. What is half applied was allowed when it began. */
export function refuseLosses(
  { space, changes }: SpacePlan,
  { allowDataLoss = false }: { allowDataLoss?: boolean },
): void {
  const lines = lossesOf({ changes })
  if (allowDataLoss || lines.length === 0) return
  throw new MigrationError('DATA_LOSS', [
    `In ${space} the plan loses data; nothing was written:`,
    ...lines.map((line) => `  ${line}`),
    'If that is meant, run the command again with --allow-data-loss; `npm run migrate -- rollback` can bring it back.',
  ])
}

/** What a plan loses, a line for each: `0002-no-room: The values of talk.room go with their field. 2 entries: a, b`. */
export function lossesOf({ changes }: Pick<SpacePlan, 'changes'>): string[] {
  const fresh = changes.filter(({ resumesAt }) => resumesAt === undefined)
  return fresh.flatMap(({ id, losses }) => losses.map((loss) => `${id}: ${loss.what} ${countOf(loss)}`))
}
