import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CommandIo } from '../index.ts'
import { printable } from '../lines.ts'
import { Refusal } from '../refusal.ts'
import { bash } from './bash.ts'
import { fish } from './fish.ts'
import { type ProgramTree, placesOf } from './places.ts'
import { zsh } from './zsh.ts'

export type CompletionOptions = {
  shell: keyof typeof scripts
  name: string
  /** The script of the root package.json. */
  script: 'cli' | 'migrate'
  program: ProgramTree
}

const scripts = { bash, zsh, fish }

/** The shell script also defines the command that it completes. */
export function writeCompletion(
  { shell, name, script, program }: CompletionOptions,
  io: Pick<CommandIo, 'print'>,
): number {
  if (!/^[a-z][\w-]*$/i.test(name))
    throw new Refusal('USAGE', `“${name}” cannot name a command: take letters, digits and dashes.`, 3)
  io.print(printable(scripts[shell]({ name, script, places: placesOf(program), ...start(script) })))
  return 0
}

/** The command behind the npm script works in every folder and without npm. */
function start(script: CompletionOptions['script']): { root: string; line: string } {
  const root = new URL('../../../../', import.meta.url)
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  return { root: fileURLToPath(root).replace(/\/$/, ''), line: scripts[script] }
}
