import { CommandError } from '../shared/errors.ts'
import type { Program } from '../shared/program.ts'
import { readConfig } from './read.ts'

/** Command-line flags win over the file. Throws CommandError. */
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
      command.setOptionValueWithSource(key, parsedValue(flag, value), 'config')
  }
}

/** Returns `{ content: { check: … } }` for `content check`. */
function valuesFor(command: Program, values: object): object {
  if (command.parent === null) return values
  const parents: Record<string, unknown> = { ...valuesFor(command.parent, values) }
  const own = parents[command.name()]
  return typeof own === 'object' && own !== null ? own : {}
}

type Flag = Program['options'][number]

function problemsOf(values: object, command: Program, path: readonly string[] = []): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const here = [...path, key]
    const child = command.commands.find((each) => each.name() === key)
    if (child && typeof value === 'object' && value !== null) return problemsOf(value, child, here)
    const flag = flagsOf(command).find((each) => each.attributeName() === key)
    if (flag) return valueProblem(flag, value).map((wanted) => `${here.join('.')} must be ${wanted}.`)
    return [`${here.join('.')} is no ${path.length === 0 ? 'command' : 'flag'}: ${namesIn(command)}.`]
  })
}

/** Excludes `--config`. */
const flagsOf = (command: Program): readonly Flag[] => (command.parent === null ? [] : command.options)

function namesIn(command: Program): string {
  const names = [...command.commands.map((each) => each.name()), ...flagsOf(command).map(attribute)]
  return names.length === 0 ? 'there is none' : `there is ${names.join(', ')}`
}

const attribute = (flag: Flag) => flag.attributeName()

function valueProblem(flag: Flag, value: unknown): string[] {
  if (isSwitch(flag)) return typeof value === 'boolean' ? [] : ['true or false']
  if (flag.variadic)
    return Array.isArray(value) ? value.flatMap((each) => itemProblem(flag, each)) : ['a list']
  return itemProblem(flag, value)
}

const isSwitch = (flag: Flag) => flag.isBoolean() || flag.negate

function itemProblem(flag: Flag, value: unknown): string[] {
  const { argChoices, parseArg } = flag
  if (argChoices) return argChoices.includes(String(value)) ? [] : [argChoices.join(' or ')]
  if (parseArg) return parseProblem(flag, value)
  return typeof value === 'string' || typeof value === 'number' ? [] : ['a text or a number']
}

function parseProblem(flag: Flag, value: unknown): string[] {
  try {
    parsedValue(flag, value)
    return []
  } catch (error) {
    return [`another value. ${error instanceof Error ? error.message : error}`.replace(/\.$/, '')]
  }
}

const parsedValue = (flag: Flag, value: unknown): unknown =>
  flag.parseArg && !(isSwitch(flag) || flag.argChoices) ? flag.parseArg(String(value), undefined) : value
