import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf } from '../options.ts'
import type { Program } from '../program.ts'

export function driftCommand(program: Program, io: Io) {
  const drift = program
    .command('drift')
    .description('compare code and spaces: what was changed by hand, is unknown, unpublished or pending')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .option('--write <name>', 'write the differences as the next change')
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io) }, io)
    })
  return withNotes(drift, {
    examples: [
      [
        'npm run migrate -- drift',
        'both spaces; - is missing there, + is unknown to the code, ~ code → space',
      ],
      ['npm run -s migrate -- drift --space events --format json', 'for a nightly job'],
      [
        'npm run migrate -- drift --write keep-what-editors-did',
        'write a change, because the spaces are correct and the code is not',
      ],
    ],
    exitCodes: { 0: 'code and spaces are the same', 2: 'they differ, or something is pending' },
  })
}
