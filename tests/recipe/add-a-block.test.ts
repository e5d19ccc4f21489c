import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { scratchCopy } from './scratch-copy.ts'
import { changed, type Step, stepsOf } from './steps.ts'

const recipe = readFileSync(fileURLToPath(new URL('../../docs/add-a-block.md', import.meta.url)), 'utf8')
const copy = scratchCopy()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const minutes = 60_000

test(
  'who follows the recipe has a block that passes the tests that it names',
  async () => {
    const steps = stepsOf(recipe)
    expect(new Set(steps.map((step) => step.do))).toEqual(new Set(['write', 'change', 'run']))
    for (const step of steps) await follow(step)
  },
  5 * minutes,
)

test('the migration is one file that a person reads in a minute', () => {
  const changes = join(copy, 'migrations/changes')
  const written = readdirSync(changes).filter((name) => name.includes('add-fact-box'))
  const lines = written.flatMap((name) => linesIn(join(changes, name)))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.length).toBeLessThan(150)
})

test(
  'all that was written is formatted, and its types are right',
  async () => {
    await run('node_modules/.bin/biome check packages/content migrations/changes cli/seed')
    await run('node_modules/.bin/tsc -p packages/content')
  },
  5 * minutes,
)

async function follow(step: Step) {
  if (step.do === 'run') {
    for (const command of step.commands) await run(command)
    return
  }
  const path = join(copy, step.path)
  if (step.do === 'change') writeFileSync(path, changed(readFileSync(path, 'utf8'), step.lines))
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.text)
  }
}

/** Runs a command as a person does in the copy. Throws with what it said when it fails. */
async function run(command: string) {
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

function linesIn(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => linesIn(join(path, name)))
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}
