import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { targetOf, withSpaces } from '../options.ts'

export function planCommand(program: Command, io: Io) {
  withSpaces(program.command('plan'))
    .description('show what apply would do; makes no request but GET')
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, ...targetOf(options) }, io)
    })
}
