import type { Command } from 'commander'
import type { Io } from '../io.ts'

export function newCommand(program: Command, io: Io) {
  program
    .command('new <name>')
    .description('write the next change file for a person to complete')
    .action(async (name) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ name }, io)
    })
}
