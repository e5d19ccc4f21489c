import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig } from '@association/services/config'
import type { Io } from '../../../shared/io.ts'
import { environmentOption, spaceOption } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function exportCommand(content: Program, io: Io) {
  const command = content
    .command('export')
    .description('write one space or both in the format of contentful-export; writes nothing to Contentful')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'export the published version instead of the last saved version')
    .option('--only <types...>', 'only these content types with their entries and linked assets')
    .option('--volatile', 'also versions, dates and authors, which change while the content does not')
    .option('--no-files', 'leave out the files of assets')
    .option('--output <path>', 'a file for one space, a folder for both; one space goes to stdout without')
    .action(async ({ env, ...options }) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        { ...options, config: accounts(io, () => inEnvironment(managementConfig(), env)) },
        io,
      )
    })
  return withNotes(command, {
    examples: [
      [
        'npm run cli -- content export --output backup',
        'both spaces with their files: backup/events.json, backup/events.files, …',
      ],
      ['npm run -s cli -- content export --space events > events.json', 'one space, on stdout'],
      [
        'npm run cli -- content export --space events --only page --output pages.json',
        'pages, with the pictures that they show',
      ],
    ],
  })
}
