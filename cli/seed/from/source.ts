import { existsSync } from 'node:fs'
import { type Space, spaces } from '@association/content'
import { CommandError } from '../../commands/errors.ts'

/** Where a seed comes from instead of the seed folder. */
export type Source =
  | { kind: 'file'; path: string }
  /** Without a space, each space is filled from its own environment of that name. */
  | { kind: 'environment'; space?: Space; environment: string }

/** Reads `--from`: a JSON file, an environment (`staging`), or a space and its environment (`events/staging`). */
export function sourceOf(from: string): Source {
  if (existsSync(from)) return { kind: 'file', path: from }
  if (from.endsWith('.json'))
    throw new CommandError(
      'USAGE',
      `There is no file ${from}: give --from the path of an export, or the name of an environment.`,
    )
  const [first = '', environment, ...more] = from.split('/')
  if (environment === undefined) return { kind: 'environment', environment: checked(first, from) }
  const space = spaces.find((name) => name === first)
  if (!space || more.length > 0)
    throw new CommandError(
      'USAGE',
      `--from ${from} is neither a file nor <space>/<environment>, such as ${spaces[0]}/master.`,
    )
  return { kind: 'environment', space, environment: checked(environment, from) }
}

function checked(environment: string, from: string): string {
  if (/^[A-Za-z0-9._-]+$/.test(environment)) return environment
  throw new CommandError('USAGE', `--from ${from} names no environment: give its id, such as master.`)
}
