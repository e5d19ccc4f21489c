import type { Lines } from './lines.ts'

/** The text below the options in the help of a command. */
export type HelpNotes = {
  /** A line as a person types it, and what it does. */
  examples: readonly (readonly [line: string, what: string])[]
  /** What its exit codes mean, where they say more than the usual. */
  exitCodes?: Partial<Record<ExitCode, string>>
}
type ExitCode = 0 | 1 | 2 | 3 | 130 | 143

/** How a process ends that a person or the system stops; the help of a program says so once. */
export const stoppedCodes = {
  130: 'stopped by Ctrl-C: run the command again',
  143: 'stopped by SIGTERM: run the command again',
} as const

/** A command of commander. */
type Command = { addHelpText(position: 'after', text: string): unknown }

/** Where commander writes: help, and what is wrong with the flags. */
export const commanderOutput = ({ out, err }: Speaker) => ({
  writeOut: (text: string) => out(textLines(text)),
  writeErr: (text: string) => err(textLines(text)),
})

type Speaker = { out(lines: Lines): void; err(lines: Lines): void }

const textLines = (text: string) => text.replace(/\n$/, '').split('\n')

/** The same on every terminal. */
export const helpWidth = 80

/** Prints the usage line as a person types it. */
export const helpFormat = {
  helpWidth,
  commandUsage: (command: Named): string => `${callOf(command)} ${command.usage()}`,
}

/** A command of commander and those above it. */
type Named = { name(): string; usage(): string; parent: Named | null }

const callOf = (command: Named): string =>
  command.parent ? `${callOf(command.parent)} ${command.name()}` : `npm run ${command.name()} --`

/** Ends the help of a command with examples and exit codes, in the same words for all of them. */
export function withNotes<Documented extends Command>(
  command: Documented,
  { examples, exitCodes }: HelpNotes,
): Documented {
  const codes = Object.entries({ ...usualCodes, ...exitCodes })
  const lines = [
    'Examples:',
    ...examples.flatMap(([line, what]) => [`  ${line}`, ...wrapped(`      ${what}`, '      ')]),
    '',
    'Exit codes:',
    ...codes.flatMap(([code, meaning]) => wrapped(`  ${code}  ${meaning}`, '     ')),
  ]
  command.addHelpText('after', `\n${lines.join('\n')}`)
  return command
}

const usualCodes: Partial<Record<ExitCode, string>> = {
  0: 'done',
  1: 'failed: try again',
  3: 'wrong usage or configuration',
}

/** A line in several, each but the first with this indent, none wider than help is. */
function wrapped(line: string, indent: string): string[] {
  if (line.length <= helpWidth) return [line]
  const end = line.lastIndexOf(' ', helpWidth)
  if (end <= indent.length) return [line]
  return [line.slice(0, end), ...wrapped(`${indent}${line.slice(end + 1)}`, indent)]
}
