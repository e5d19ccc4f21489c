import { withNotes, withRemedy } from '@association/services/command-line'
import { organizerConfig } from '@association/services/config'
import { exportedStates } from '@association/services/registrations/states.ts'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../../shared/io.ts'
import { countUpTo } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function exportCommand(registrations: Program, io: Io) {
  const command = registrations
    .command('export')
    .description('write all registrations of an event as CSV: personal data that only you may read')
    .requiredOption('--edition <key>', 'the key of the edition, such as fall-institute-2027')
    .addOption(new Option('--state <state...>', 'only registrations in these states').choices(exportedStates))
    .option('--course <course>', 'only this course, by its slug or title, with its waiting list')
    .option('--output <file>', 'the file, which only you may read; stdout without, if that is no terminal')
    .option('--deadline <seconds>', 'how long the site may take; 60 unless given', countUpTo(600))
    .action(async ({ deadline, ...options }) => {
      const { run } = await import('./run.ts')
      const deadlineMs = deadline === undefined ? undefined : deadline * 1000
      process.exitCode = await run(
        { ...options, deadlineMs, config: withRemedy(() => organizerConfig()) },
        io,
      )
    })
  return withNotes(command, {
    examples: [
      [
        'npm run cli -- registrations export --edition fall-2027 --output fall.csv',
        'all registrations, for a spreadsheet',
      ],
      [
        'npm run -s cli -- registrations export --edition fall --state held > a.csv',
        'only those that are not paid yet',
      ],
      [
        'npm run -s cli -- registrations export --edition fall --course law > b.csv',
        'who attends a course or waits for it',
      ],
    ],
  })
}
