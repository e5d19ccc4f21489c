import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Space, spaces } from '@association/content'
import { isIncomplete } from '../../content/export/place.ts'
import { CommandError } from '../../shared/errors.ts'

export type SeedSource =
  | { kind: 'files'; files: readonly { path: string; space?: Space }[] }
  /** Without `space`, each space is filled from its own environment of that name. */
  | { kind: 'environment'; space?: Space; environment: string }

/**
 * Parses `--from`: a JSON file, a folder of `content export`, an environment (`staging`), or a space with one
 * (`events/staging`).
 */
export function sourceOf(from: string): SeedSource {
  if (existsSync(from))
    return { kind: 'files', files: statSync(from).isDirectory() ? filesIn(from) : [{ path: from }] }
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

/** `content export` writes one file a space, named after it. */
function filesIn(folder: string) {
  if (isIncomplete(folder))
    throw new CommandError(
      'BAD_SEED',
      `The export into ${folder} was interrupted, so its files are of different times: run \`npm run cli -- content export --output ${folder}\` again.`,
    )
  const files = spaces
    .map((space) => ({ space, path: join(folder, `${space}.json`) }))
    .filter(({ path }) => existsSync(path))
  if (files.length > 0) return files
  throw new CommandError(
    'USAGE',
    `The folder ${folder} holds no ${spaces.map((space) => `${space}.json`).join(' or ')}: name a folder that \`npm run cli -- content export --output\` wrote, or a file.`,
  )
}

function checked(environment: string, from: string): string {
  if (/^[A-Za-z0-9._-]+$/.test(environment)) return environment
  throw new CommandError('USAGE', `--from ${from} names no environment: give its id, such as master.`)
}
