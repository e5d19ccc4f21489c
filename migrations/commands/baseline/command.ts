import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf, waitOption, yesOption } from '../options.ts'
import type { Program } from '../program.ts'

export function baselineCommand(program: Program, io: Io) {
  const baseline = program
    .command('baseline')
    .argument('[change]', 'the last change that the space already has; by default, all changes')
    .description(
      'record changes without running them: in a space that has the model and no history, or after a squash',
    )
    .option('--force', 'record the changes although the space does not have all of them')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .addOption(yesOption())
    .addOption(waitOption())
    .action(async (id, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io), id }, io)
    })
  return withNotes(baseline, {
    examples: [
      ['npm run migrate -- baseline 0001-model', 'the space was created by hand and has this model'],
      ['npm run migrate -- baseline --space events --force', 'the differences are known and correct'],
    ],
    exitCodes: { 2: 'refused: the space does not have everything that the changes describe' },
  })
}
