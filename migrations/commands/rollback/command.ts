import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import {
  environmentOption,
  formatOption,
  spaceOption,
  targetOf,
  verboseOption,
  waitOption,
  yesOption,
} from '../options.ts'
import type { Program } from '../program.ts'

export function rollbackCommand(program: Program, io: Io) {
  const rollback = program
    .command('rollback')
    .description('show the way back of the newest change, ask, and go it')
    .option('--to <change>', 'this change too, and all that came after it')
    .option('--overwrite', 'go on although people changed what is taken back; what they wrote is lost')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .addOption(yesOption())
    .addOption(waitOption())
    .addOption(verboseOption())
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io) }, io)
    })
  return withNotes(rollback, {
    examples: [
      ['npm run migrate -- rollback', 'the newest change, or what an interrupted run did of it'],
      ['npm run migrate -- rollback --to 0007-move-quotes', 'all changes from that one on'],
      ['npm run migrate -- rollback --space events --yes', 'one space, where nobody can be asked'],
    ],
    exitCodes: {
      1: 'failed, declined, or another run holds the lock: run it again',
      2: 'refused: people changed what is taken back, or the journal holds no way back',
    },
  })
}
