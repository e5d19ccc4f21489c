import { withNotes } from '@association/services/command-line'
import type { Io } from '../io.ts'
import type { Program } from '../program.ts'

export function newCommand(program: Program, io: Io) {
  const create = program
    .command('new')
    .argument('<name>', 'what changes, such as add-calendly')
    .description('write the next change file for a person to complete')
    .action(async (name) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ name }, io)
    })
  return withNotes(create, {
    examples: [['pnpm migrate new add-calendly', 'from the difference between the history and the model']],
  })
}
