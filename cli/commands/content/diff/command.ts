import { accounts, withNotes } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import type { Io } from '../../../shared/io.ts'
import { formatOption } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function diffCommand(content: Program, io: Io) {
  const command = content
    .command('diff')
    .argument('<from>', 'a space, space@environment, or a file of content export')
    .argument('<to>', 'the newer side: what only this side has is new')
    .description('show which entries and assets differ, field by field; writes nothing')
    .option('--published', 'compare the published versions instead of the last saved versions')
    .option('--only <types...>', 'only entries of these content types')
    .addOption(formatOption(['text', 'json']))
    .action(async (from, to, options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        { ...options, from, to, config: accounts(io, () => managementConfig()) },
        io,
      )
    })
  return withNotes(command, {
    examples: [
      [
        'npm run cli -- content diff events@master events@staging',
        'show the changes that another environment contains',
      ],
      ['npm run cli -- content diff backup/events.json events', 'show the changes since an export'],
      ['npm run cli -- content diff association events --only page', 'compare the pages of the two spaces'],
    ],
    exitCodes: { 0: 'no difference', 2: 'something differs' },
  })
}
