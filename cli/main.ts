import { runProgram, terminal } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import { Command, Option } from 'commander'
import { CommandError, exitCodes } from './commands/errors.ts'
import type { Io } from './commands/io.ts'
import * as seed from './commands/seed.ts'

// `hasColors` knows NO_COLOR and dumb terminals.
const canRedraw = process.stderr.isTTY && process.stderr.hasColors()
const usualColumns = 80 // for a terminal that does not know its size

const io: Io = {
  ...terminal(),
  columns: canRedraw ? process.stderr.columns || usualColumns : undefined,
}

const format = new Option('--format <format>', 'how the result is written')
  .choices(['text', 'json'])
  .default('text')

const program = new Command('cli')
  .description('Tools for the people who run the site.')
  .addHelpText(
    'after',
    `
Examples:
  pnpm cli seed --dry-run    show what the seed would change; writes nothing
  pnpm cli seed              bring both spaces to the seed
  pnpm cli seed --missing    create what is missing, keep what editors changed

Exit codes: 0 done, 1 failed, 2 findings, 3 wrong usage, configuration or seed file.`,
  )
  .exitOverride()

program
  .command('seed')
  .description('fill both spaces from the fixtures and the seed folder; a second run writes nothing')
  .option('--dry-run', 'show the plan; make no request but GET')
  .option('--missing', 'create what is missing, and leave alone what is there')
  .addOption(format)
  .action(async (options) => {
    process.exitCode = await seed.run({ ...options, config: managementConfig() }, io)
  })

await runProgram(program, io, (error) => (error instanceof CommandError ? exitCodes[error.code] : undefined))
