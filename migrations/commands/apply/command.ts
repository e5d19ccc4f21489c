import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import {
  dataLossOption,
  environmentOption,
  formatOption,
  missingValuesOption,
  spaceOption,
  targetOf,
  verboseOption,
  waitOption,
  yesOption,
} from '../options.ts'
import type { Program } from '../program.ts'

export function applyCommand(program: Program, io: Io) {
  const apply = program
    .command('apply')
    .argument(
      '[plan.json]',
      'a plan from plan --out: apply does exactly this plan, and asks only if values are lost',
    )
    .description('show the plan, ask for confirmation, and apply it')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .option(
      '--baseline',
      'first run baseline where a space has applied the changes that the first change replaces',
    )
    .addOption(yesOption())
    .addOption(waitOption())
    .addOption(dataLossOption())
    .addOption(missingValuesOption())
    .addOption(verboseOption())
    .action(async (file, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, file, ...targetOf(options, io) }, io)
    })
  return withNotes(apply, {
    examples: [
      ['npm run migrate -- apply', 'both spaces, after you confirm the plan'],
      ['npm run migrate -- apply plan.json', 'a plan that was read before, if the spaces did not move since'],
      ['npm run migrate -- apply --env staging --yes', 'another environment, without a terminal'],
    ],
    exitCodes: {
      1: 'failed, declined, or another run holds the lock: run the command again',
      2: 'refused: values would be lost, or the spaces are not as expected',
    },
  })
}
