import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, ownHosts, shopConfig } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../../shared/io.ts'
import { environmentOption, formatOption, spaceOption } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function checkCommand(content: Program, io: Io) {
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
      const { run } = await import('./run.ts')
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
