import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, ownHosts, shopConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../shared/io.ts'
import { environmentOption, formatOption, spaceOption } from '../../shared/options.ts'
import type { Program } from '../../shared/program.ts'

export function contentCommand(program: Program, io: Io) {
  const content = program.command('content').description('look after the content of both spaces')
  withNotes(content, {
    examples: [
      ['npm run cli -- content check', 'all problems of the content in both spaces'],
      [
        'npm run cli -- content export --output backup',
        'both spaces as files, the same for the same content',
      ],
    ],
    exitCodes: { 2: 'findings' },
  })
  return {
    check: checkCommand(content, io),
    export: exportCommand(content, io),
    diff: diffCommand(content, io),
    usage: usageCommand(content, io),
  }
}

function checkCommand(content: Program, io: Io) {
  const check = content
    .command('check')
    .argument(
      '[what]',
      'the path of a page or the id of an entry: check only this entry and the entries in it',
    )
    .description('check all entries against the rules, including drafts; writes nothing')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'check the published version instead of the last saved version')
    .addOption(
      new Option('--severity <severity>', 'the lowest severity in the result')
        .choices(['error', 'warning'] as const)
        .default('warning' as const),
    )
    .addOption(formatOption(['text', 'json', 'sarif']))
    .action(async (what, { env, ...options }) => {
      const { run } = await import('./check/run.ts')
      process.exitCode = await run(
        {
          ...options,
          what,
          ownHosts: ownHosts(),
          shop: shopConfig(),
          config: accounts(io, () => inEnvironment(managementConfig(), env)),
        },
        io,
      )
    })
  return withNotes(check, {
    examples: [
      ['npm run cli -- content check', 'all problems of the content in both spaces'],
      ['npm run cli -- content check /membership --published', 'the published version of one page'],
      ['npm run -s cli -- content check --format sarif', 'for tools that show the findings of code scanners'],
    ],
    exitCodes: { 0: 'no findings', 2: 'findings' },
  })
}

function exportCommand(content: Program, io: Io) {
  const command = content
    .command('export')
    .description('write one space or both in the format of contentful-export; writes nothing to Contentful')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'export the published version instead of the last saved version')
    .option('--only <types...>', 'only these content types with their entries and linked assets')
    .option('--volatile', 'also versions, dates and authors, which change while the content does not')
    .option('--no-files', 'leave out the files of assets')
    .option(
      '--output <path>',
      'a file for one space, a folder for both; without it, one space goes to stdout',
    )
    .action(async ({ env, ...options }) => {
      const { run } = await import('./export/run.ts')
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

function diffCommand(content: Program, io: Io) {
  const command = content
    .command('diff')
    .argument('<from>', 'a space, space@environment, or a file of content export')
    .argument('<to>', 'the newer side: what only this side has is new')
    .description('show which entries and assets differ, field by field; writes nothing')
    .option('--published', 'compare the published versions instead of the last saved versions')
    .option('--only <types...>', 'only entries of these content types')
    .addOption(formatOption(['text', 'json']))
    .action(async (from, to, options) => {
      const { run } = await import('./diff/run.ts')
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

function usageCommand(content: Program, io: Io) {
  const command = content
    .command('usage')
    .argument('[what]', 'the id of an entry or asset')
    .description('show where an entry or asset is used, or what is not used; writes nothing')
    .option(
      '--orphans',
      'list the entries and assets that no page, article or setting leads to, with the drafts separate',
    )
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption(['text', 'json']))
    .action(async (what, { env, ...options }) => {
      const { run } = await import('./usage/run.ts')
      process.exitCode = await run(
        { ...options, what, config: accounts(io, () => inEnvironment(managementConfig(), env)) },
        io,
      )
    })
  return withNotes(command, {
    examples: [
      [
        'npm run cli -- content usage home-hero',
        'the pages that show it, and through which entries and fields',
      ],
      ['npm run cli -- content usage --orphans --space events', 'list entries and assets that nothing uses'],
    ],
    exitCodes: { 0: 'the usage is shown, or no orphan was found', 2: 'orphans were found' },
  })
}
