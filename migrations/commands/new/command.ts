import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import type { Program } from '../program.ts'

export function newCommand(program: Program, io: Io) {
  const create = program
    .command('new')
    .argument('<name>', 'the name of the change, such as add-calendly')
    .description('write the next change, for you to complete; asks which fields were renamed')
    .option(
      '--rename <old=new>',
      'talk.room=place or talk=session: a rename, for a run without a terminal',
      several,
    )
    .option('--not-renamed', 'no other field was renamed: do not ask')
    .option('--empty', 'a change of content alone, whatever the model says')
    .action(async (name, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, name }, io)
    })
  return withNotes(create, {
    examples: [
      ['npm run migrate -- new add-calendly', 'write the difference between the history and the model'],
      ['npm run migrate -- new places --rename talk.room=place', 'the field keeps its values'],
      [
        'npm run migrate -- new --empty shorter-titles',
        'start a change that transforms, derives, moves or tags entries',
      ],
    ],
  })
}

const several = (value: string, before: readonly string[] | undefined) => [...(before ?? []), value]
