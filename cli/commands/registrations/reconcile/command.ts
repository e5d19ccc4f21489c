import { withNotes, withRemedy } from '@association/services/command-line'
import { reconcileConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../../shared/io.ts'
import { countUpTo } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function reconcileCommand(registrations: Program, io: Io) {
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
      const { run } = await import('./run.ts')
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
