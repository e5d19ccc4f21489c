import { accounts, withNotes } from '@association/services/command-line'
import { inEnvironment, managementConfig } from '@association/services/config'
import type { Io } from '../../../shared/io.ts'
import { environmentOption, formatOption, spaceOption } from '../../../shared/options.ts'
import type { Program } from '../../../shared/program.ts'

export function usageCommand(content: Program, io: Io) {
  const command = content
    .command('usage')
    .argument('[what]', 'the id of an entry or asset')
    .description('show where an entry or asset is used, or what is not used; writes nothing')
    .option('--orphans', 'all that no page, article or setting leads to, drafts told apart')
    .addOption(spaceOption())
    .addOption(environmentOption())
    .addOption(formatOption(['text', 'json']))
    .action(async (what, { env, ...options }) => {
      const { run } = await import('./run.ts')
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
    exitCodes: { 0: 'told; no orphan', 2: 'there are orphans' },
  })
}
