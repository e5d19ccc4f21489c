import { spaces } from '@association/content'
import { runProgram, terminal } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import { Command, Option } from 'commander'
import * as contentCheck from './commands/content-check.ts'
import { CommandError, exitCodes } from './commands/errors.ts'
import type { Io } from './commands/io.ts'
import * as seed from './commands/seed.ts'
import { reporters } from './reporters/index.ts'

// `hasColors` knows NO_COLOR and dumb terminals.
const canRedraw = process.stderr.isTTY && process.stderr.hasColors()
const usualColumns = 80 // for a terminal that does not know its size

const io: Io = {
  ...terminal(),
  columns: canRedraw ? process.stderr.columns || usualColumns : undefined,
  colours: process.stdout.isTTY && process.stdout.hasColors(),
}

const format = (choices: readonly string[]) =>
  new Option('--format <format>', 'how the result is written').choices(choices).default('text')

const program = new Command('cli')
  .description('Tools for the people who run the site.')
  .addHelpText(
    'after',
    `
Examples:
  pnpm cli seed --dry-run    show what the seed would change; writes nothing
  pnpm cli seed              bring both spaces to the seed
  pnpm cli seed --missing    create what is missing, keep what editors changed
  pnpm cli content check     everything in both spaces that somebody should mend
  pnpm cli content check /membership --published    what visitors see of one page

Exit codes: 0 done, 1 failed, 2 findings, 3 wrong usage, configuration or seed file.`,
  )
  .exitOverride()

program
  .command('seed')
  .description('fill both spaces from the fixtures and the seed folder; a second run writes nothing')
  .option('--dry-run', 'show the plan; make no request but GET')
  .option('--missing', 'create what is missing, and leave alone what is there')
  .addOption(format(['text', 'json']))
  .action(async (options) => {
    process.exitCode = await seed.run({ ...options, config: managementConfig() }, io)
  })

const content = program.command('content').description('look after the content of both spaces')

content
  .command('check')
  .argument('[what]', 'the path of a page or the id of an entry: only it and what it holds')
  .description(
    'hold every entry against the rules, drafts included; ends with 2 when something is to be mended',
  )
  .addOption(new Option('--space <space>', 'only this space').choices(spaces))
  .option('--published', 'what visitors see, instead of what was last saved')
  .addOption(
    new Option('--severity <severity>', 'the least that is told')
      .choices(['error', 'warning'])
      .default('warning'),
  )
  .addOption(format(Object.keys(reporters)))
  .action(async (what, options) => {
    process.exitCode = await contentCheck.run({ ...options, what, config: managementConfig() }, io)
  })

await runProgram(program, io, (error) => (error instanceof CommandError ? exitCodes[error.code] : undefined))
