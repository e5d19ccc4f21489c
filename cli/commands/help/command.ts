import { withNotes } from '@association/services/command-line'
import type { Program } from '../../shared/program.ts'

/** Supports nested commands, unlike commander's: `help content check`. */
export function helpCommand(program: Program) {
  const help = program
    .command('help')
    .argument('[command...]', 'the name of a command, such as content check')
    .description('show the help of a command')
    .action((words) => find(program, words).outputHelp())
  return withNotes(help, {
    examples: [
      ['npm run cli -- help', 'list the commands'],
      ['npm run cli -- help content check', 'as npm run cli -- content check --help does'],
    ],
    exitCodes: { 1: 'failed' },
  })
}

function find(program: Program, words: readonly string[]): Program {
  let found = program
  for (const word of words) {
    const next = found.commands.find((command) => command.name() === word)
    if (!next) return found.error(`error: unknown command '${word}'`)
    found = next
  }
  return found
}
