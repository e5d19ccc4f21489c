import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import type { Program } from '../program.ts'

export function newCommand(program: Program, io: Io) {
  const create = program
    .command('new')
    .argument('<name>', 'what changes, such as add-calendly')
    .description('write the next change file for a person to complete; asks what was renamed')
    .option('--rename <old=new>', 'talk.room=place, or talk=session: what nobody can be asked', several)
    .option('--not-renamed', 'nothing else was renamed: do not ask')
    .option('--type <type>', 'a content type that you add statements for (repeat the option)', several)
    .option('--empty', 'a change of content alone, whatever the model says')
    .action(async (name, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, name }, io)
    })
  return withNotes(create, {
    examples: [
      ['npm run migrate -- new add-calendly', 'from the difference between the history and the model'],
      ['npm run migrate -- new places --rename talk.room=place', 'the field keeps its values'],
      ['npm run migrate -- new --empty shorter-titles', 'to transform, derive, move or tag entries'],
    ],
  })
}

const several = (value: string, before: readonly string[] | undefined) => [...(before ?? []), value]
