import { type Lines, linesText } from './lines.ts'

type Command = { name(): string; commands: readonly Command[]; outputHelp(): void }

type Build = (out: (lines: Lines) => void) => Command

export type Page = { title: string; help: string }

/** Returns the help of a program and of all its commands, from top to bottom. */
export function helpPages(build: Build): Page[] {
  let said = ''
  const program = build((lines) => {
    said += linesText(lines)
  })
  const pagesOf = (command: Command, parents: string): Page[] => {
    const title = `${parents} ${command.name()}`.trim()
    said = ''
    command.outputHelp()
    return [{ title, help: said }, ...command.commands.flatMap((child) => pagesOf(child, title))]
  }
  return pagesOf(program, '')
}
