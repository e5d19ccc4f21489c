import { describeStranger } from '../../seed/engine/prune.ts'
import { CommandError } from '../errors.ts'
import type { Io } from '../io.ts'
import type { SeedOptions } from './options.ts'
import type { Todo } from './write.ts'

/** Shows what would be deleted, and asks; nothing is ever deleted without being shown. Throws where nobody can answer. */
export async function mayPrune(todo: readonly Todo[], { prune, yes }: SeedOptions, io: Io): Promise<boolean> {
  const count = todo.reduce((sum, { strangers }) => sum + strangers.length, 0)
  if (!prune || count === 0) return false
  for (const { plan, strangers } of todo)
    for (const stranger of strangers) io.err(`${plan.space}: ${describeStranger(stranger)}`)
  if (yes) return true
  if (!io.confirm)
    throw new CommandError(
      'USAGE',
      'There is nobody to ask: read the above, then run it again with --yes. Nothing was written.',
    )
  const isAgreed = await io.confirm(`Unpublish and delete these ${count}?`)
  if (!isAgreed) io.err('Nothing is deleted; the rest is seeded.')
  return isAgreed
}
