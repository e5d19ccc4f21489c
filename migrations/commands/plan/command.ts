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
} from '../options.ts'
import type { Program } from '../program.ts'

export function planCommand(program: Program, io: Io) {
  const plan = program
    .command('plan')
    .description('show what apply would do; sends only GET requests')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .option('--out <file>', 'keep the plan for apply')
    .addOption(dataLossOption())
    .addOption(missingValuesOption())
    .option('--strict', 'refuse a plan that has notes')
    .addOption(verboseOption())
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io) }, io)
    })
  return withNotes(plan, {
    examples: [
      ['npm run migrate -- plan', 'show what apply would do in both spaces'],
      ['npm run migrate -- plan --out plan.json', 'and save it: apply plan.json does exactly that'],
      ['npm run migrate -- plan --env staging --space events', 'one space, in another environment'],
    ],
    exitCodes: {
      2: 'apply would refuse, because values would be lost or the spaces are not as expected; or --strict refuses the notes',
    },
  })
}
