import { withNotes } from '@association/services/command-line'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption, targetOf, waitOption, yesOption } from '../options.ts'
import type { Program } from '../program.ts'

export function resolveCommand(program: Program, io: Io) {
  const resolve = program
    .command('resolve')
    .argument('<change>', 'such as 0002-add-calendly')
    .description('record what a person fixed by hand; asks first, and changes only the history')
    .addOption(
      new Option('--applied', 'all that the change says is in the space').conflicts([
        'rolledBack',
        'acceptChecksum',
      ]),
    )
    .addOption(new Option('--rolled-back', 'the space has no part of the change').conflicts('acceptChecksum'))
    .option('--accept-checksum', 'its file was edited, and still says the same')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption())
    .addOption(yesOption())
    .addOption(waitOption())
    .action(async (id, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        { ...options, ...targetOf(options, io), id, verdict: verdictOf(options) },
        io,
      )
    })
  return withNotes(resolve, {
    examples: [
      [
        'npm run migrate -- resolve 0002-quotes --applied --space events',
        'a person finished it in Contentful',
      ],
      [
        'npm run migrate -- resolve 0002-quotes --rolled-back',
        'a person rolled the change back in Contentful',
      ],
      ['npm run migrate -- resolve 0002-quotes --accept-checksum', 'only a comment in the file changed'],
    ],
    exitCodes: { 2: 'refused: other changes stand in the way' },
  })
}

type ResolveFlags = { applied?: true; rolledBack?: true; acceptChecksum?: true }

function verdictOf({ applied, rolledBack, acceptChecksum }: ResolveFlags) {
  if (applied) return 'applied'
  if (rolledBack) return 'rolledBack'
  return acceptChecksum ? 'sameChange' : undefined
}
