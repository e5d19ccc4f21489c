import { CommandError } from '../shared/errors.ts'
import type { Program } from '../shared/program.ts'
import { flagsOf, parsed, problemsOf } from './check.ts'
import { readConfig } from './read.ts'

/** The file supplies flags missing on the command line. Throws CommandError. */
export async function applyConfig(program: Program, command: Program): Promise<void> {
  if (flagsOf(command).length === 0) return
  const { config } = program.opts()
  const { file, values } = await readConfig(typeof config === 'string' ? config : undefined)
  const problems = problemsOf(values, program)
  if (problems.length > 0) throw new CommandError('USAGE', [`${file}:`, ...problems])
  for (const [key, value] of Object.entries(valuesFor(command, values))) {
    const flag = flagsOf(command).find((each) => each.attributeName() === key)
    const source = command.getOptionValueSource(key)
    if (flag && (source === undefined || source === 'default'))
      command.setOptionValueWithSource(key, parsed(flag, value), 'config')
  }
}

/** Returns `{ content: { check: … } }` for `content check`. */
function valuesFor(command: Program, values: object): object {
  if (command.parent === null) return values
  const parents: Record<string, unknown> = { ...valuesFor(command.parent, values) }
  const own = parents[command.name()]
  return typeof own === 'object' && own !== null ? own : {}
}
