import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { changed, type RecipeStep, stepsOf } from './steps.ts'

/** The steps of a recipe in `docs/`. */
export const readRecipe = (name: string) =>
  stepsOf(readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8'))

/** Does what a step says in a copy of the repository. */
export async function follow(step: RecipeStep, copy: string) {
  if (step.do === 'run') {
    for (const command of step.commands) await run(command, copy)
    return
  }
  const path = join(copy, step.path)
  if (step.do === 'change') writeFileSync(path, changed(readFileSync(path, 'utf8'), step.lines))
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.text)
  }
}

/** Runs a command as a person does in the copy. Throws with its output when it fails. */
export async function run(command: string, copy: string) {
  const [program = '', ...words] = command.split(' ')
  const ended = await promisify(execFile)(program, words, {
    cwd: copy,
    env: ownEnvironment,
    maxBuffer: 2 ** 26,
  })
    .then(() => ({ said: '' }))
    .catch(({ stdout, stderr }) => ({ said: `${stdout}\n${stderr}` }))
  expect(ended.said, command).toBe('')
}

/** Without what the runner of this test tells its workers. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|CI$)/.test(name)),
)
