import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, siteAddresses } from '@association/services/config'
import { Argument } from '@commander-js/extra-typings'
import { formats } from '../../links/report/formats.ts'
import type { Io } from '../io.ts'
import { countUpTo, environmentOption, formatOption, spaceOption, webAddress } from '../options.ts'
import type { Program } from '../program.ts'

export function linksCommand(program: Program, io: Io) {
  const command = program
    .command('links')
    .description('find broken links on the site and in the content of both spaces, drafts included')
    .addArgument(
      new Argument('[what]', 'one of the two instead of both').choices(['site', 'content'] as const),
    )
    .option('--site <address>', 'another address of the site than SITE_URL', originIn)
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'of the content, what visitors see instead of what was last saved')
    .option('--offline', 'ask nothing of other sites')
    .option('--allow-net <range...>', 'private ranges that may be asked, such as 127.0.0.0/8')
    .option('--cache <file>', 'believe what is there of good answers for a week, and add to it')
    .option('--resume', 'go on where a run was stopped: the same as --cache .data/links.jsonl')
    .option('--max-pages <number>', 'read no more pages of the site', countUpTo(1_000_000))
    .option('--max-requests <number>', 'ask other sites no more often', countUpTo(1_000_000))
    .option('--baseline <file>', 'only what this file does not hold is red')
    .option('--write-baseline <file>', 'write what is broken now as a baseline, and end with 0')
    .addOption(formatOption(formats))
    .option('--output <file>', 'write the result there instead of to stdout')
    .action(async (what, { env, site, resume, cache, ...options }) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run(
        {
          ...options,
          what,
          cache: cache ?? (resume ? '.data/links.jsonl' : undefined),
          config: accounts(io, () => inEnvironment(managementConfig(), env)),
          site: siteAddresses(site),
        },
        io,
      )
    })
  return withNotes(command, notes)
}

const originIn = (written: string) => new URL(webAddress(written)).origin

const notes = {
  examples: [
    ['npm run cli -- links', 'both, with every link to other sites'],
    ['npm run cli -- links content --offline', 'what content alone tells; asks nothing but Contentful'],
    ['npm run cli -- links --format html --output links.html', 'a page that an editor can read'],
    ['npm run cli -- links --write-baseline links.json', 'what is broken today is known from now on'],
    [
      'npm run cli -- links --baseline links.json --cache .data/links.jsonl',
      'every night: red only for what is new',
    ],
    ['npm run cli -- links --allow-net 127.0.0.0/8', 'the site of npm start'],
  ],
  exitCodes: { 0: 'no broken link, or with a baseline no new one', 2: 'links are broken' },
} as const
