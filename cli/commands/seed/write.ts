import { progress } from '@association/services/command-line'
import type { SpaceClients } from '@association/services/management/index.ts'
import type { SpacePlan, Todo } from '../../seed/plan/plan.ts'
import { removals, removeStrangers } from '../../seed/plan/prune.ts'
import { workOf } from '../../seed/plan/work.ts'
import type { FileFailure } from '../../seed/write/kept-files.ts'
import { type Failures, writeSpace } from '../../seed/write/write.ts'
import type { Io } from '../../shared/io.ts'

/**
 * Writes both spaces concurrently, because one publishes while the other saves. Resolves to a sentence for each
 * failure.
 */
export async function write(todo: readonly Todo[], clients: SpaceClients, io: Io): Promise<string[]> {
  for (const { plan } of todo) sayWhatIsThere(plan, io)
  const work = todo.map(({ plan, strangers }) => workOf(plan) + removals(strangers))
  const bar = progress(
    'Seeding',
    work.reduce((sum, one) => sum + one, 0),
    io,
  )
  try {
    const written = todo.map(async ({ plan, strangers }) => {
      const client = clients[plan.space]
      const failures = await writeSpace(client, plan, bar.done)
      const sentences = describeFailures(failures)
      // A refused entry's published version may link to content to be deleted.
      if (failures.refused.length === 0) await removeStrangers(client, strangers, bar.done)
      else if (strangers.length > 0) sentences.push('nothing is deleted before all is published.')
      return sentences.map((sentence) => `${plan.space}: ${sentence}`)
    })
    // An error in one space does not stop the other.
    const outcomes = await Promise.allSettled(written)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    return (await Promise.all(written)).flat()
  } finally {
    bar.end()
  }
}

export const describeFailures = ({ files, refused }: Failures) => [
  ...files.map(describeFailure),
  ...refused.map(
    ({ item: { type, id }, error }) => `the ${type.toLowerCase()} ${id} is not published: ${error.message}`,
  ),
]

const describeFailure = ({ asset, locale, fileName, reason }: FileFailure) =>
  `the file ${fileName} of the asset ${asset} (${locale}) is not restored: ${reason}.`

/** Shows that an interrupted run lost nothing. */
function sayWhatIsThere({ space, entries, assets, unchanged }: SpacePlan, io: Io) {
  const left = entries.length + assets.length
  if (left > 0 && unchanged > 0)
    io.err(`${space}: ${unchanged} of ${unchanged + left} are there already, ${left} to write.`)
}
