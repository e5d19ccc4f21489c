import { Command } from 'commander'
import { applyCommand } from './commands/apply/command.ts'
import type { Io } from './commands/io.ts'
import { newCommand } from './commands/new/command.ts'
import { planCommand } from './commands/plan/command.ts'
import { statusCommand } from './commands/status/command.ts'

/** Each adds itself to the program; what it runs is loaded when it runs, so that help comes at once. */
const commands = [newCommand, planCommand, applyCommand, statusCommand]

/** The whole program, not run yet: tests and the README read its help here. */
export function program(io: Io): Command {
  const migrate = new Command('migrate')
    .description('Carries the content model into both Contentful spaces.')
    .addHelpText('after', examples)
    .configureHelp({ helpWidth })
    .exitOverride()
  for (const add of commands) add(migrate, io)
  return migrate
}

/** The same on every terminal, because the README shows it. */
const helpWidth = 100

const examples = `
Examples:
  pnpm migrate new add-calendly   write the next change from the difference to the model
  pnpm migrate plan               see what would happen; writes nothing
  pnpm migrate apply              do it, after a look at the plan

Exit codes: 0 done, 1 failed, 2 something pending or in the way, 3 wrong usage, configuration or change file.`
