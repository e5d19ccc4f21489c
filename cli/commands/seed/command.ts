import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../shared/io.ts'
import { countUpTo, environmentOption, formatOption, spaceOption } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

/** A larger number is a typing error. */
const mostArticles = 50_000

export function seedCommand(program: Program, io: Io) {
  const seed = program
    .command('seed')
    .description(
      'fill the spaces from the seed folder, a file or another environment; a second run writes nothing',
    )
    .option('--dry-run', 'show the plan, field by field; sends only GET requests')
    .option(
      '--from <source>',
      'an export (file.json), a folder of exports, an environment, or <space>/<environment>',
    )
    .option('--only <what...>', 'ids, content types or patterns (home-*), with all they link to')
    .option('--missing', 'create what is missing, and leave alone what is there')
    .option('--prune', 'delete what the seed does not know; shows it, then asks')
    .addOption(
      new Option(
        '--scale <articles>',
        'generate articles from the written ones, up to this number',
      ).argParser(countUpTo(mostArticles)),
    )
    .option('-y, --yes', 'do not ask for confirmation')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption(['text', 'json']))
    .action(async ({ env, ...options }) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        { ...options, config: accounts(io, () => inEnvironment(managementConfig(), env)) },
        io,
      )
    })
  return withNotes(seed, {
    examples: [
      ['npm run cli -- seed --dry-run', 'show what the seed would change; writes nothing'],
      ['npm run cli -- seed', 'make both spaces equal to the seed'],
      ['npm run cli -- seed --missing', 'create missing entries, and keep the changes of editors'],
      ['npm run cli -- seed --only home page', 'the entry home and all pages, with all entries in them'],
      ['npm run cli -- seed --from master --env staging', 'copy both spaces from one environment to another'],
      [
        'npm run cli -- seed --from backup',
        'restore a backup; a file stays if its name and size are the same',
      ],
      ['npm run cli -- seed --from events.json --space events', 'restore one file into a space'],
      ['npm run cli -- seed --scale 10000', 'add generated articles for a load test, to 10,000 in all'],
      ['npm run cli -- seed --prune --dry-run', 'show the entries that the seed does not contain'],
    ],
    exitCodes: { 3: 'wrong usage, configuration, seed or export' },
  })
}
