import { readFileSync, writeFileSync } from 'node:fs'
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

const begin = '<!-- help: written by `pnpm generate` -->\n'
const end = '<!-- end of help -->\n'

/** A README that holds the help of a program. */
export type Reference = {
  readme: URL
  /** The text as it should be. */
  wanted(): string
  write(): void
}

export function referenceIn(readme: URL, build: Build): Reference {
  const wanted = () => withReference(readFileSync(readme, 'utf8'), build)
  return { readme, wanted, write: () => writeFileSync(readme, wanted()) }
}

/** A README with the help of every command between its two marks. */
function withReference(readme: string, build: Build): string {
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`The README needs the lines ${begin.trim()} and ${end.trim()} to hold the help.`)
  const pages = helpPages(build).map(({ title, help }) => `### ${title}\n\n\`\`\`\n${help}\`\`\`\n`)
  return `${before}${begin}\n${pages.join('\n')}\n${end}${after}`
}
