import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printable } from '@association/services/command-line/lines.ts'
import { CommandError } from '../errors.ts'
import type { Io } from '../io.ts'
import type { Program } from '../program.ts'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import { placesOf } from './places.ts'
import { zsh } from './zsh.ts'

export type CompletionOptions = { shell: keyof typeof scripts; name: string; program: Program }

const scripts = { bash, zsh, fish }

/** Writes the script of a shell: it completes, and it defines the command that it completes. */
export function run({ shell, name, program }: CompletionOptions, io: Pick<Io, 'print'>): number {
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new CommandError('USAGE', `“${name}” cannot name a command: take letters, digits and dashes.`)
  io.print(printable(scripts[shell]({ name, places: placesOf(program), ...start() })))
  return 0
}

/** What `npm run cli` runs, and where: so that the command works in every folder, without npm. */
function start(): { root: string; line: string } {
  const root = new URL('../../../', import.meta.url)
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  return { root: fileURLToPath(root).replace(/\/$/, ''), line: scripts.cli }
}
