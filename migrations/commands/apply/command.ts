import { withNotes } from '@association/services/command-line'
import type { Io } from '../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf, yesOption } from '../options.ts'
import type { Program } from '../program.ts'

export function applyCommand(program: Program, io: Io) {
  const apply = program
    .command('apply')
    .description('show the plan, ask, and carry it out')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .addOption(yesOption())
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options) }, io)
    })
  return withNotes(apply, {
    examples: [
      ['pnpm migrate apply', 'both spaces, after a look at the plan'],
      ['pnpm migrate apply --env staging --yes', 'another environment, where nobody can be asked'],
    ],
    exitCodes: {
      1: 'failed, declined, or another run holds the lock: run it again',
      2: 'the spaces are not as the changes expect them',
    },
  })
}
