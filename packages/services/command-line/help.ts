import { type Lines, linesText } from './lines.ts'

export type HelpNotes = {
  examples: readonly (readonly [line: string, what: string])[]
  /** Only the codes that mean more than usual. */
  exitCodes?: Partial<Record<ExitCode, string>>
}
type ExitCode = 0 | 1 | 2 | 3 | 130 | 143

/** Only the help of the program lists these codes. */
export const stoppedCodes = {
  130: 'stopped by Ctrl-C: run the command again',
  143: 'stopped by SIGTERM: run the command again',
} as const

type DocumentedCommand = { addHelpText(position: 'after', text: string): unknown }

export const commanderOutput = ({ out, err }: Speaker) => ({
  writeOut: (text: string) => out(textLines(text)),
  writeErr: (text: string) => err(textLines(text)),
})

type Speaker = { out(lines: Lines): void; err(lines: Lines): void }

const textLines = (text: string) => text.replace(/\n$/, '').split('\n')

/** Fixed: help is the same on every terminal. */
export const helpWidth = 80

export const helpFormat = {
  helpWidth,
  commandUsage: (command: NamedCommand): string => `${callOf(command)} ${command.usage()}`,
}

type NamedCommand = { name(): string; usage(): string; parent: NamedCommand | null }

const callOf = (command: NamedCommand): string =>
  command.parent ? `${callOf(command.parent)} ${command.name()}` : `npm run ${command.name()} --`

export function withNotes<Documented extends DocumentedCommand>(
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

function wrapped(line: string, indent: string): string[] {
  if (line.length <= helpWidth) return [line]
  const end = line.lastIndexOf(' ', helpWidth)
  if (end <= indent.length) return [line]
  return [line.slice(0, end), ...wrapped(`${indent}${line.slice(end + 1)}`, indent)]
}

type HelpCommand = { name(): string; commands: readonly HelpCommand[]; outputHelp(): void }

type Build = (out: (lines: Lines) => void) => HelpCommand

export type HelpPage = { title: string; help: string }

export function helpPages(build: Build): HelpPage[] {
  let said = ''
  const program = build((lines) => {
    said += linesText(lines)
  })
  const pagesOf = (command: HelpCommand, parents: string): HelpPage[] => {
    const title = `${parents} ${command.name()}`.trim()
    said = ''
    command.outputHelp()
    return [{ title, help: said }, ...command.commands.flatMap((child) => pagesOf(child, title))]
  }
  return pagesOf(program, '')
}
