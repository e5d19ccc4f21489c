import { withNotes, withRemedy } from '@association/services/command-line'
import { organizerConfig, reconcileConfig } from '@association/services/config'
import { exportedStates } from '@association/services/registrations/states.ts'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../shared/io.ts'
import { countUpTo } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

export function registrationsCommand(program: Program, io: Io) {
  const registrations = program
    .command('registrations')
    .description('work with the registrations of an event')
  withNotes(registrations, {
    examples: [
      [
        'npm run cli -- registrations export --edition fall-2027 --output fall.csv',
        'write the registrations of an event as CSV',
      ],
      ['npm run cli -- registrations reconcile', 'compare the registrations with the orders of the shop'],
    ],
  })
  return { export: exportCommand(registrations, io), reconcile: reconcileCommand(registrations, io) }
}

function exportCommand(registrations: Program, io: Io) {
  const command = registrations
    .command('export')
    .description('write all registrations of an event as CSV: personal data that only you may read')
    .requiredOption('--edition <key>', 'the key of the edition, such as fall-institute-2027')
    .addOption(new Option('--state <state...>', 'only registrations in these states').choices(exportedStates))
    .option('--course <course>', 'only this course, by its slug or title, with its waiting list')
    .option('--output <file>', 'the file, which only you may read; stdout without, if that is no terminal')
    .option('--deadline <seconds>', 'how long the site may take; 60 unless given', countUpTo(600))
    .action(async ({ deadline, ...options }) => {
      const { run } = await import('./export/run.ts')
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

function reconcileCommand(registrations: Program, io: Io) {
  const command = registrations
    .command('reconcile')
    .description(
      'compare registrations with the orders of the shop: what is missing, short, extra, refunded, foreign, duplicate or late',
    )
    .option('--edition <key>', 'only this edition, such as fall-institute-2027')
    .addOption(
      new Option('--format <format>', 'text for people, json for scripts')
        .choices(['text', 'json'])
        .default('text' as const),
    )
    .option('--deadline <seconds>', 'how long the site and each request to the shop may take', countUpTo(600))
    .action(async ({ deadline, ...options }) => {
      const { run } = await import('./reconcile/run.ts')
      const config = withRemedy(() => reconcileConfig())
      const deadlineMs = deadline === undefined ? {} : { deadlineMs: deadline * 1000 }
      process.exitCode = await run({ ...options, ...deadlineMs, config }, io)
    })
  return withNotes(command, {
    examples: [
      ['npm run cli -- registrations reconcile', 'all registrations'],
      [
        'npm run -s cli -- registrations reconcile --format json > differences.json',
        'for a script, each night',
      ],
    ],
    exitCodes: { 0: 'no differences', 2: 'differences' },
  })
}
