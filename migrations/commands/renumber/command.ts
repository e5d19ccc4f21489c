import { withNotes } from '@association/services/command-line'
import type { Io } from '../../io.ts'
import { environmentOption, targetOf } from '../options.ts'
import type { Program } from '../program.ts'

export function renumberCommand(program: Program, io: Io) {
  const renumber = program
    .command('renumber')
    .argument(
      '[change...]',
      'the changes that come after the others; required if neither git nor a space shows the order',
    )
    .description(
      'merge the changes of two branches: changes that are not on the main branch, or not applied, get the next numbers',
    )
    .addOption(environmentOption())
    .action(async (changes, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ changes, ...targetOf(options, io) }, io)
    })
  return withNotes(renumber, {
    examples: [
      ['npm run migrate -- renumber', 'after a merge that left two changes with one number'],
      ['npm run migrate -- renumber 0014-callout 0015-more', 'these follow the changes of the other branch'],
    ],
    exitCodes: { 2: 'refused: a space has applied a change that would get another number' },
  })
}
