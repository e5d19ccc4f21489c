import { MigrationError } from '../../engine/errors.ts'
import { checkHistory } from '../../engine/history/check-history.ts'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { compare } from '../../engine/model/compare.ts'
import { wishedModels } from '../../engine/model/wish.ts'
import type { Models } from '../../engine/specs/space-model.ts'
import type { Io } from '../../io.ts'

export type ValidateOptions = { folder?: string; wish?: Models }

/** Checks numbers, imports and the model after each change, without a space. Throws all problems together. */
export async function run(
  { folder = changesFolder, wish = wishedModels() }: ValidateOptions,
  io: Pick<Io, 'out'>,
) {
  const changes = await loadChanges(folder)
  const { models, problems, notes } = checkHistory(changes, folder)
  if (problems.length > 0) throw new MigrationError('INVALID', problems)
  for (const note of notes) io.out(`note: ${note}`)
  const steps = compare(models, wish)
  if (steps.length === 0) {
    io.out(`The history is valid and leads to the model. Number of changes: ${changes.length}.`)
    return 0
  }
  io.out([
    'The history is valid, but does not lead to the model. Missing:',
    ...steps.map((step) => `  ${step.do} ${'field' in step ? `${step.type}.${step.field}` : step.type}`),
    'Run `npm run migrate -- new <name>` to write the missing change.',
  ])
  return 2
}
