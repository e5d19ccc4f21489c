import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf, waitOption, yesOption } from '../options.ts'
import type { Program } from '../program.ts'

export function baselineCommand(program: Program, io: Io) {
  const baseline = program
    .command('baseline')
    .argument('[change]', 'the last one that the space has already; all of them without it')
    .description('adopt a space that has the model and no history: record changes without running them')
    .option('--force', 'record them although the space lacks something')
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
      ['npm run migrate -- baseline 0001-content-model', 'the space was made by hand, and is like it'],
      ['npm run migrate -- baseline --space events --force', 'what differs is known, and right so'],
    ],
    exitCodes: { 2: 'refused: the space lacks something that the changes say' },
  })
}
