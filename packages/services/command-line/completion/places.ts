/** `path` holds the words so far, without flags and arguments. */
export type CommandPlace = { path: string; words: readonly Word[]; flags: readonly Flag[] }
export type Word = { name: string; about: string }
export type Flag = { names: readonly string[]; about: string; value?: Value }
export type Value = readonly string[] | 'file' | 'any'

export type ProgramTree = {
  name(): string
  description(): string
  commands: readonly ProgramTree[]
  options: readonly Option[]
  registeredArguments: readonly { argChoices?: readonly string[]; description: string }[]
}

type Option = {
  long?: string
  short?: string
  description: string
  flags: string
  argChoices?: readonly string[]
  required: boolean
  optional: boolean
}

/** The script completes `name`, and also `npm run <script> --`. */
export type Script = {
  name: string
  script: string
  root: string
  line: string
  places: readonly CommandPlace[]
}

/** Commander accepts every command behind `help` too. */
export function placesOf(program: ProgramTree): CommandPlace[] {
  const global = program.options.map(flagOf)
  const places = walk(program, []).map(({ command, path }) => place(command, path, global))
  const [root, ...others] = places
  if (!root) return []
  const commands = others.filter(({ path }) => path.split(' ')[0] !== 'help')
  const paths = new Set(commands.map(({ path }) => path))
  const behindHelp = [root, ...commands].map(({ path, words }) => ({
    path: `help ${path}`.trim(),
    words: words.filter(({ name }) => paths.has(`${path} ${name}`.trim())),
    flags: [helpFlag],
  }))
  return [root, ...commands, ...behindHelp]
}

type Stand = { command: ProgramTree; path: readonly string[] }

const walk = (command: ProgramTree, path: readonly string[]): Stand[] => [
  { command, path },
  ...command.commands.flatMap((child) => walk(child, [...path, child.name()])),
]

const helpFlag: Flag = { names: ['--help', '-h'], about: 'display help for command' }

function place(command: ProgramTree, path: readonly string[], global: readonly Flag[]): CommandPlace {
  const commands = command.commands.map((child) => ({ name: child.name(), about: child.description() }))
  const choices = command.registeredArguments.flatMap(({ argChoices = [], description }) =>
    argChoices.map((name) => ({ name, about: description })),
  )
  const own = path.length === 0 ? [] : command.options.map(flagOf)
  return { path: path.join(' '), words: [...commands, ...choices], flags: [...own, ...global, helpFlag] }
}

function flagOf({ long, short, description, flags, argChoices, required, optional }: Option): Flag {
  const names = [long, short].filter((name) => typeof name === 'string')
  if (!(required || optional)) return { names, about: description }
  const isFile = /[<[](?:file|folder|path)\b/.test(flags)
  return { names, about: description, value: argChoices ?? (isFile ? 'file' : 'any') }
}
