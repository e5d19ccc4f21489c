import { ConfigurationError, managementConfig } from '@association/services/config'
import { ManagementError } from '@association/services/management/index.ts'
import { Command, Option } from 'commander'
import { CommandError, exitCodes } from './commands/errors.ts'
import type { Io } from './commands/io.ts'
import * as seed from './commands/seed.ts'

const stop = new AbortController()
const stopped = () => stop.abort(new Error('Stopped: run the command again to finish.'))
process.once('SIGINT', stopped)
process.once('SIGTERM', stopped)

// `hasColors` knows NO_COLOR and dumb terminals.
const canRedraw = process.stderr.isTTY && process.stderr.hasColors()
const usualColumns = 80 // for a terminal that does not know its size

const io: Io = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  fetch,
  now: () => new Date(),
  columns: canRedraw ? process.stderr.columns || usualColumns : undefined,
  signal: stop.signal,
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

function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return exitCodes[error.code]
  if (error instanceof ConfigurationError) return 3
  const isSetup =
    error instanceof ManagementError && ['UNAUTHORISED', 'FORBIDDEN', 'NOT_FOUND'].includes(error.code)
  return isSetup ? 3 : 1
}

try {
  await program.parseAsync()
} catch (error) {
  const known = error as Error & { exitCode?: number; code?: string }
  const isCommander = known.code?.startsWith('commander.') ?? false // it has said what is wrong
  if (!isCommander) io.err(`${known.message}\n`)
  // At once: requests that still wait for their turn have lost their purpose.
  process.exit(isCommander ? (known.exitCode === 0 ? 0 : 3) : exitCodeOf(error))
}
