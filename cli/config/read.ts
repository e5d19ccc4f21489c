import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { refuseIrregular } from '@association/services/command-line/regular-file.ts'
import { readingProblem } from '../output/reading-problem.ts'
import { CommandError } from '../shared/errors.ts'

const usualFile = fileURLToPath(new URL('../association.config.ts', import.meta.url))

export type ConfigFile = { file: string; values: object }

/** Throws CommandError if the file cannot be read. */
export async function readConfig(named?: string): Promise<ConfigFile> {
  const file = named === undefined ? usualFile : resolve(named)
  if (!existsSync(file)) {
    if (named === undefined) return { file, values: {} }
    throw new CommandError('USAGE', `There is no ${file}: check --config.`)
  }
  return { file, values: await valuesOf(file) }
}

async function valuesOf(file: string): Promise<object> {
  const { default: values } = await load(file)
  if (typeof values === 'object' && values !== null) return values
  throw new CommandError(
    'USAGE',
    `${file} exports no configuration: end it with \`export default config({ … })\`.`,
  )
}

async function load(file: string): Promise<{ default?: unknown }> {
  try {
    refuseIrregular(file)
    return await import(pathToFileURL(file).href)
  } catch (error) {
    const { line, reason } = readingProblem(error)
    throw new CommandError(
      'USAGE',
      `${file}${line === undefined ? '' : `, line ${line},`} cannot be read: ${reason}. Correct it, or name another with --config.`,
    )
  }
}
