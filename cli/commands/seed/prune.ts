import { count } from '../../output/count.ts'
import type { Todo } from '../../seed/plan/plan.ts'
import { describeStranger } from '../../seed/plan/prune.ts'
import { CommandError } from '../../shared/errors.ts'
import type { Io } from '../../shared/io.ts'
import type { SeedOptions } from './options.ts'

/** Always shows deletions before it asks. Throws without a terminal or `--yes`. */
export async function mayPrune(todo: readonly Todo[], { prune, yes }: SeedOptions, io: Io): Promise<boolean> {
  const lines = todo.flatMap(({ plan, strangers }) =>
    strangers.map((stranger) => `${plan.space}: ${describeStranger(stranger)}`),
  )
  if (!prune || lines.length === 0) return false
  if (!(yes || io.confirm))
    throw new CommandError('USAGE', [
      ...lines,
      'The question needs a terminal: read the lines above, then run the command again with --yes. Nothing was written.',
    ])
  io.err(lines)
  if (yes || !io.confirm) return true
  const isAgreed = await io.confirm(
    `Unpublish and delete ${count(lines.length, 'entry or asset', 'entries and assets')}?`,
  )
  if (!isAgreed) io.err('Nothing is deleted; the rest is seeded.')
  return isAgreed
}
