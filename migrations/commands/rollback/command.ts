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
    .description('show how the newest change is rolled back, ask, and roll it back')
    .option('--to <change>', 'roll back this change and all later changes')
    .option('--overwrite', 'continue although people changed the same content; their changes are lost')
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
      ['npm run migrate -- rollback', 'the newest change, also if a run of it was interrupted'],
      ['npm run migrate -- rollback --to 0007-move-quotes', 'all changes from that one on'],
      ['npm run migrate -- rollback --space events --yes', 'one space, without a terminal'],
    ],
    exitCodes: {
      1: 'failed, declined, or another run holds the lock: run the command again',
      2: 'refused: people changed what is taken back, or the journal holds no way back',
    },
  })
}
