import { withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, siteAddresses } from '@association/services/config'
import { Argument, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { formats } from '../../links/report/formats.ts'
import type { Io } from '../io.ts'
import { environmentOption, formatOption, spaceOption } from '../options.ts'
import type { Program } from '../program.ts'

export function linksCommand(program: Program, io: Io) {
  const command = program
    .command('links')
    .description('find broken links on the site and in the content of both spaces, drafts included')
    .addArgument(
      new Argument('[what]', 'one of the two instead of both').choices(['site', 'content'] as const),
    )
    .addOption(
      new Option('--site <address>', 'another address of the site than SITE_URL').argParser(webAddress),
    )
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'of the content, what visitors see instead of what was last saved')
    .option('--offline', 'ask nothing of other sites')
    .option('--allow-net <range...>', 'private ranges that may be asked, such as 127.0.0.0/8')
    .option('--cache <file>', 'believe what is there of good answers for a week, and add to it')
    .option('--resume', 'go on where a run was stopped: the same as --cache .data/links.jsonl')
    .addOption(number('--max-pages <number>', 'read no more pages of the site'))
    .addOption(number('--max-requests <number>', 'ask other sites no more often'))
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
          config: inEnvironment(managementConfig(), env),
          site: siteAddresses(site),
        },
        io,
      )
    })
  return withNotes(command, notes)
}

const number = <const Flags extends string>(flags: Flags, description: string) =>
  new Option(flags, description).argParser((written) => {
    if (!/^[1-9]\d{0,8}$/.test(written)) throw new InvalidArgumentError('Write a whole number above 0.')
    return Number(written)
  })

function webAddress(written: string): string {
  const url = URL.parse(written)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new InvalidArgumentError('Write an address such as https://www.example.org.')
}

const notes = {
  examples: [
    ['pnpm cli links', 'both, with every link to other sites'],
    ['pnpm cli links content --offline', 'what content alone tells; asks nothing but Contentful'],
    ['pnpm cli links --format html --output links.html', 'a page that an editor can read'],
    ['pnpm cli links --write-baseline links.json', 'what is broken today is known from now on'],
    [
      'pnpm cli links --baseline links.json --cache .data/links.jsonl',
      'every night: red only for what is new',
    ],
    ['pnpm cli links --allow-net 127.0.0.0/8', 'the site of npm start'],
  ],
  exitCodes: { 0: 'no broken link, or with a baseline no new one', 2: 'links are broken' },
} as const
