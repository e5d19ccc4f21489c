import { type Lines, linesText } from './lines.ts'

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
