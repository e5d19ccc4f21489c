import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf } from '../options.ts'
import type { Program } from '../program.ts'

export function statusCommand(program: Program, io: Io) {
  const status = program
    .command('status')
    .description('list the changes and where they are applied')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options, io) }, io)
    })
  return withNotes(status, {
    examples: [
      ['npm run migrate -- status', 'both spaces'],
      ['npm run -s migrate -- status --format json', 'for other tools'],
    ],
    exitCodes: { 0: 'everything is applied', 2: 'something is pending or half done' },
  })
}
