import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { targetOf, withSpaces, yesOption } from '../options.ts'

export function applyCommand(program: Command, io: Io) {
  withSpaces(program.command('apply'))
    .description('apply the pending changes')
    .addOption(yesOption)
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options) }, io)
    })
}
