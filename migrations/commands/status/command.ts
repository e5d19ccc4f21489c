import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { targetOf, withSpaces } from '../options.ts'

export function statusCommand(program: Command, io: Io) {
  withSpaces(program.command('status'))
    .description('list the changes and where they are applied')
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options) }, io)
    })
}
