import { hostname, userInfo } from 'node:os'
import { runProgram, terminal } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import { Command, Option } from 'commander'
import * as apply from './commands/apply.ts'
import type { Io } from './commands/io.ts'
import * as create from './commands/new.ts'
import * as plan from './commands/plan.ts'
import * as status from './commands/status.ts'
import { exitCodes, MigrationError } from './engine/errors.ts'

const io: Io = {
  ...terminal(),
  who: { name: userInfo().username, host: hostname(), pid: process.pid },
}

const format = new Option('--format <format>', 'how the result is written')
  .choices(['text', 'json'])
  .default('text')

const program = new Command('migrate')
  .description('Carries the content model into both Contentful spaces.')
  .addHelpText(
    'after',
    `
Examples:
  pnpm migrate new add-calendly   write the next change from the difference to the model
  pnpm migrate plan               see what would happen; writes nothing
  pnpm migrate apply              do it, after a look at the plan

Exit codes: 0 done, 1 failed, 2 something pending or in the way, 3 wrong usage, configuration or change file.`,
  )
  .exitOverride()

program
  .command('new <name>')
  .description('write the next change file for a person to complete')
  .action((name) => finish(create.run({ name }, io)))
program
  .command('plan')
  .description('show what apply would do; makes no request but GET')
  .addOption(format)
  .action((options) => finish(plan.run({ ...options, config: managementConfig() }, io)))
program
  .command('apply')
  .description('apply the pending changes to both spaces')
  .option('-y, --yes', 'do not ask')
  .action((options) => finish(apply.run({ ...options, config: managementConfig() }, io)))
program
  .command('status')
  .description('list the changes and where they are applied')
  .addOption(format)
  .action((options) => finish(status.run({ ...options, config: managementConfig() }, io)))

async function finish(running: Promise<number>): Promise<void> {
  process.exitCode = await running
}

await runProgram(program, io, (error) =>
  error instanceof MigrationError ? exitCodes[error.code] : undefined,
)
