import { type Lines, linesText } from './lines.ts'

/** A command of commander with those below it. */
type Command = { name(): string; commands: readonly Command[]; outputHelp(): void }

/** Builds a program whose help goes to `out`. */
type Build = (out: (lines: Lines) => void) => Command

export type Page = { title: string; help: string }

/** The help of a program and of every command below it, from top to bottom. */
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
