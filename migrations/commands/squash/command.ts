import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import type { Program } from '../program.ts'

export function squashCommand(program: Program, io: Io) {
  const squash = program
    .command('squash')
    .argument('<name>', 'the name of the new change, such as model')
    .description('replace all changes by one that leads to the same model; needs no space and no network')
    .action(async (name) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ name }, io)
    })
  return withNotes(squash, {
    examples: [
      ['npm run migrate -- squash model', 'write 0001-model.ts, and remove the files of the other changes'],
      ['npm run migrate -- baseline', 'in each environment afterwards: record the new change as applied'],
    ],
  })
}
