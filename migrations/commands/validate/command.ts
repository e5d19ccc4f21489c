import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import type { Program } from '../program.ts'

export function validateCommand(program: Program, io: Io) {
  const validate = program
    .command('validate')
    .description('check all files of changes in memory; needs no space and no network')
    .action(async () => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({}, io)
    })
  return withNotes(validate, {
    examples: [['npm run migrate -- validate', 'before a commit, or in a continuous integration job']],
    exitCodes: { 2: 'the history does not lead to the model: a change is missing' },
  })
}
