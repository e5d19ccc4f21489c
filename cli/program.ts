import { Command } from 'commander'
import { contentCommand } from './commands/content/command.ts'
import type { Io } from './commands/io.ts'
import { seedCommand } from './commands/seed/command.ts'

/** Each adds itself to the program; what it runs is loaded when it runs, so that help comes at once. */
const commands = [seedCommand, contentCommand]

/** The whole program, not run yet: tests and the README read its help here. */
export function program(io: Io): Command {
  const cli = new Command('cli')
    .description('Tools for the people who run the site.')
    .addHelpText('after', examples)
    .configureHelp({ helpWidth })
    .exitOverride()
  for (const add of commands) add(cli, io)
  return cli
}

/** The same on every terminal, because the README shows it. */
const helpWidth = 100

const examples = `
Examples:
  pnpm cli seed --dry-run    show what the seed would change; writes nothing
  pnpm cli seed              bring both spaces to the seed
  pnpm cli seed --missing    create what is missing, keep what editors changed
  pnpm cli content check     everything in both spaces that somebody should mend
  pnpm cli content check /membership --published    what visitors see of one page

Exit codes: 0 done, 1 failed, 2 findings, 3 wrong usage, configuration or seed file.`
