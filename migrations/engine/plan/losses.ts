import { countOf } from '../content/planned.ts'
import { MigrationError } from '../errors.ts'
import type { SpacePlan } from './plan.ts'

/** Throws when the plan loses data and nobody said that it may. What is half applied was allowed when it began. */
export function refuseLosses(
  { space, changes }: SpacePlan,
  { allowDataLoss = false }: { allowDataLoss?: boolean },
): void {
  const fresh = changes.filter(({ resumesAt }) => resumesAt === undefined)
  const lines = fresh.flatMap(({ id, losses }) =>
    losses.map((loss) => `  ${id}: ${loss.what} ${countOf(loss)}`),
  )
  if (allowDataLoss || lines.length === 0) return
  throw new MigrationError('DATA_LOSS', [
    `In ${space} the plan loses data; nothing was written:`,
    ...lines,
    'If that is meant, run the command again with --allow-data-loss; `pnpm migrate rollback` can bring it back.',
  ])
}
