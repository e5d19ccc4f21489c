import { withNotes } from '@association/services/command-line'
import type { Io } from '../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf } from '../options.ts'
import type { Program } from '../program.ts'

export function planCommand(program: Program, io: Io) {
  const plan = program
    .command('plan')
    .description('show what apply would do; makes no request but GET')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options) }, io)
    })
  return withNotes(plan, {
    examples: [
      ['pnpm migrate plan', 'what would happen to both spaces'],
      ['pnpm migrate plan --env staging --space events', 'to one space, in another environment'],
    ],
    exitCodes: { 2: 'the spaces are not as the changes expect them' },
  })
}
