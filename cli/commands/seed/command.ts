import { managementConfig } from '@association/services/config'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { formatOption } from '../options.ts'

export function seedCommand(program: Command, io: Io) {
  program
    .command('seed')
    .description('fill both spaces from the fixtures and the seed folder; a second run writes nothing')
    .option('--dry-run', 'show the plan; make no request but GET')
    .option('--missing', 'create what is missing, and leave alone what is there')
    .addOption(formatOption(['text', 'json']))
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, config: managementConfig() }, io)
    })
}
