import { readFileSync } from 'node:fs'
import {
  commanderOutput,
  helpFormat,
  quietable,
  stoppedCodes,
  withNotes,
} from '@association/services/command-line'
import { Command } from '@commander-js/extra-typings'
import { applyCommand } from './commands/apply/command.ts'
import { baselineCommand } from './commands/baseline/command.ts'
import { completionCommand } from './commands/completion/command.ts'
import { deployCommand } from './commands/deploy/command.ts'
import { driftCommand } from './commands/drift/command.ts'
import { newCommand } from './commands/new/command.ts'
import { planCommand } from './commands/plan/command.ts'
import type { Program } from './commands/program.ts'
import { renumberCommand } from './commands/renumber/command.ts'
import { resolveCommand } from './commands/resolve/command.ts'
import { rollbackCommand } from './commands/rollback/command.ts'
import { squashCommand } from './commands/squash/command.ts'
import { statusCommand } from './commands/status/command.ts'
import { validateCommand } from './commands/validate/command.ts'
import type { Io } from './io.ts'

/** A command's code loads only when it runs, so that help appears at once. */
const commands = [
  newCommand,
  renumberCommand,
  squashCommand,
  validateCommand,
  planCommand,
  applyCommand,
  rollbackCommand,
  statusCommand,
  driftCommand,
  baselineCommand,
  resolveCommand,
  deployCommand,
  completionCommand,
]

export function program(io: Io): Program {
  const migrate = new Command('migrate')
    .description('Carries the content model, and what it means for entries, into both Contentful spaces.')
    .configureHelp({ ...helpFormat, showGlobalOptions: true })
    .configureOutput(commanderOutput(io))
    .showHelpAfterError('`npm run migrate -- help` lists all commands.')
    .version(version, '-V, --version', 'print the version')
    .option('-q, --quiet', 'print the result and errors only; requires --yes for commands that ask')
    .exitOverride()
  withNotes(migrate, notes)
  const quiet = quietable(io, () => migrate.opts().quiet === true)
  for (const add of commands) add(migrate, quiet)
  return migrate
}

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

const notes = {
  examples: [
    ['npm run migrate -- plan', 'show what apply would do; writes nothing'],
    ['npm run migrate -- apply', 'apply the plan, after you confirm it'],
    ['npm run migrate -- help apply', 'how a command is used, with examples'],
  ],
  exitCodes: {
    2: 'something is pending or in the way',
    3: 'wrong usage, configuration or change file',
    ...stoppedCodes,
  },
} as const
