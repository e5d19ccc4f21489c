import { withNotes } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import type { Io } from '../io.ts'
import { formatOption } from '../options.ts'
import type { Program } from '../program.ts'

export function seedCommand(program: Program, io: Io) {
  const seed = program
    .command('seed')
    .description('fill both spaces from the fixtures and the seed folder; a second run writes nothing')
    .option('--dry-run', 'show the plan; make no request but GET')
    .option('--missing', 'create what is missing, and leave alone what is there')
    .addOption(formatOption(['text', 'json']))
    .action(async (options) => {
      const { run } = await import('./run.ts')
      process.exitCode = await run({ ...options, config: managementConfig() }, io)
    })
  return withNotes(seed, {
    examples: [
      ['pnpm cli seed --dry-run', 'show what the seed would change; writes nothing'],
      ['pnpm cli seed', 'bring both spaces to the seed'],
      ['pnpm cli seed --missing', 'create what is missing, keep what editors changed'],
    ],
    exitCodes: { 3: 'wrong usage, configuration or seed file' },
  })
}
