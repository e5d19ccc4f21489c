import type { Space } from '@association/content'
import { MigrationError } from '../../engine/errors.ts'
import { compare } from '../../engine/model/compare.ts'
import { withDrift } from '../../engine/model/with-drift.ts'
import type { Models, SpaceModel } from '../../engine/specs/space-model.ts'
import type { Io } from '../../io.ts'
import { writeNextChange } from '../new/write.ts'

type Drifted = {
  folder: string
  name: string
  models: Models
  live: readonly { space: Space; model: SpaceModel }[]
  hasPending: boolean
}

/** Writes the differences of the spaces as the next change. Throws when they are ambiguous. */
export function writeDrift({ folder, name, models, live, hasPending }: Drifted, io: Pick<Io, 'out'>): void {
  if (hasPending)
    throw new MigrationError(
      'CONFLICT',
      'Some changes are pending. Run `npm run migrate -- apply` first, then this command again.',
    )
  const { to, conflicts } = withDrift(models, live)
  if (conflicts.length > 0)
    throw new MigrationError('CONFLICT', [
      'The spaces differ from each other, so no change can be written:',
      ...conflicts.map((conflict) => `  ${conflict}`),
      'Make them alike in Contentful, or name one with --space.',
    ])
  if (compare(models, to).length === 0) {
    io.out('There is nothing to write.')
    return
  }
  writeNextChange({ folder, name, difference: { from: models, to } }, io)
  io.out('Change the model in packages/content/types in the same way: the history must lead to it.')
}
