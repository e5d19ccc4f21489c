import { readFileSync } from 'node:fs'
import {
  commanderOutput,
  helpFormat,
  quietable,
  stoppedCodes,
  withNotes,
} from '@association/services/command-line'
import { Command } from '@commander-js/extra-typings'
import { completionCommand } from './commands/completion/command.ts'
import { contentCommand } from './commands/content/command.ts'
import { doctorCommand } from './commands/doctor/command.ts'
import { helpCommand } from './commands/help/command.ts'
import { linksCommand } from './commands/links/command.ts'
import { registrationsCommand } from './commands/registrations/command.ts'
import { rssCommand } from './commands/rss/command.ts'
import { seedCommand } from './commands/seed/command.ts'
import { applyConfig } from './config/apply.ts'
import type { Io } from './shared/io.ts'
import type { Program } from './shared/program.ts'

/** A command's code loads only when it runs, so that help comes at once. */
export const commands = {
  seed: seedCommand,
  content: contentCommand,
  links: linksCommand,
  rss: rssCommand,
  registrations: registrationsCommand,
  doctor: doctorCommand,
  completion: completionCommand,
  help: helpCommand,
}

/** Does not run the program, so that tests can read its help. */
export function program(io: Io): Program {
  const cli = new Command('cli')
    .description('Tools for the people who run the site.')
    .configureHelp({ ...helpFormat, showGlobalOptions: true })
    .configureOutput(commanderOutput(io))
    .showHelpAfterError('`npm run cli -- help` lists all commands.')
    .version(version, '-V, --version', 'print the version')
    .option('-q, --quiet', 'print the result and errors only')
    .option('--config <file>', 'a configuration file instead of cli/association.config.ts')
    .exitOverride()
    .hook('preAction', applyConfig)
  withNotes(cli, notes)
  const quiet = quietable(io, () => cli.opts().quiet === true)
  for (const add of Object.values(commands)) add(cli, quiet)
  withoutOwnHelp(cli)
  return cli
}

/** Help has one form: `help <command>` at the top. */
function withoutOwnHelp(command: Program) {
  command.helpCommand(false)
  for (const child of command.commands) withoutOwnHelp(child)
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const notes = {
  examples: [
    ['npm run cli -- seed --dry-run', 'show what the seed would change; writes nothing'],
    ['npm run cli -- content check', 'all problems of the content in both spaces'],
    ['npm run cli -- help content check', 'how a command is used, with examples'],
  ],
  exitCodes: { 2: 'findings, or something pending', ...stoppedCodes },
} as const
