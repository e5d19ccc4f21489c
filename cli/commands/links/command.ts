import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, siteAddresses } from '@association/services/config'
import { Argument } from '@commander-js/extra-typings'
import { formats } from '../../links/report/formats.ts'
import type { Io } from '../../shared/io.ts'
import { countUpTo, environmentOption, formatOption, spaceOption, webAddress } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

export function linksCommand(program: Program, io: Io) {
  const command = program
    .command('links')
    .description('find broken links on the site and in the content of both spaces, including drafts')
    .addArgument(
      new Argument('[what]', 'only the site or only the content').choices(['site', 'content'] as const),
    )
    .option('--site <address>', 'the site to read instead of SITE_URL', originIn)
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'read the published content instead of the last saved one')
    .option('--offline', 'send no request to other sites')
    .option('--allow-net <range...>', 'private networks that may be requested: 127.0.0.0/8')
    .option('--header <header...>', 'sent to the site only: "Cookie: name=value", or @file with one a line')
    .option('--accept <status...>', 'statuses that are fine: 403, 4xx or 999@*.linkedin.com')
    .option('--reject <status...>', 'statuses that are broken, also redirects: 301')
    .option(
      '--soft-404',
      'also name links whose page looks like one that does not exist, though it answers 200',
    )
    .option('--cache <file>', 'read good answers of the last week from the file, and add new ones')
    .option('--resume', 'continue a stopped run: the same as --cache .data/links.jsonl')
    .option('--max-pages <number>', 'the maximum number of pages of the site', countUpTo(1_000_000))
    .option('--max-requests <number>', 'the maximum number of requests to other sites', countUpTo(1_000_000))
    .option('--baseline <file>', 'report only links as broken that are not in this file')
    .option('--write-baseline <file>', 'write the broken links to this file, and exit with 0')
    .addOption(formatOption(formats))
    .option('--output <file>', 'write the result to this file instead of stdout')
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
    ['npm run cli -- links', 'check the site and the content, with links to other sites'],
    ['npm run cli -- links content --offline', 'check only what Contentful itself can tell'],
    ['npm run cli -- links --format html --output links.html', 'write a page for editors'],
    ['npm run cli -- links --write-baseline links.json', 'accept the broken links of today'],
    [
      'npm run cli -- links --baseline links.json --cache .data/links.jsonl',
      'fail only for new broken links, for example every night',
    ],
    ['npm run cli -- links --allow-net 127.0.0.0/8', 'check the site of npm start'],
    ['npm run cli -- links --site https://staging.example --header @staging.txt', 'sign in with a cookie'],
    ['npm run cli -- links --accept 999@*.linkedin.com --reject 301', 'decide what a status means'],
  ],
  exitCodes: { 0: 'no broken link, or no new one', 2: 'links are broken' },
} as const
