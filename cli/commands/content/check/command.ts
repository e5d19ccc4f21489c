import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig, ownHosts } from '@association/services/config'
import { Option } from '@commander-js/extra-typings'
import type { Io } from '../../io.ts'
import { environmentOption, formatOption, spaceOption } from '../../options.ts'
import type { Program } from '../../program.ts'

export function checkCommand(content: Program, io: Io) {
  const check = content
    .command('check')
    .argument('[what]', 'the path of a page or the id of an entry: only it and what it holds')
    .description('hold every entry against the rules, drafts included; writes nothing')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .option('--published', 'what visitors see, instead of what was last saved')
    .addOption(
      new Option('--severity <severity>', 'the least that is told')
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
          config: accounts(io, () => inEnvironment(managementConfig(), env)),
        },
        io,
      )
    })
  return withNotes(check, {
    examples: [
      ['npm run cli -- content check', 'everything in both spaces that somebody should mend'],
      ['npm run cli -- content check /membership --published', 'what visitors see of one page'],
      ['npm run -s cli -- content check --format sarif', 'for what shows the findings of code scanners'],
    ],
    exitCodes: { 0: 'nothing to mend', 2: 'something is to be mended' },
  })
}
