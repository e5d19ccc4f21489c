import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { follow, readRecipe, run } from './follow.ts'
import { scratchCopy } from './scratch-copy.ts'

const copy = scratchCopy()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const minutes = 60_000

test(
  'who follows the recipe has a block that passes the tests that it names',
  async () => {
    const steps = readRecipe('add-a-block.md')
    expect(new Set(steps.map((step) => step.do))).toEqual(new Set(['write', 'change', 'run']))
    for (const step of steps) await follow(step, copy)
  },
  5 * minutes,
)

test('the migration has at most 60 lines', () => {
  const changes = join(copy, 'migrations/changes')
  const written = readdirSync(changes).filter((name) => name.includes('add-fact-box'))
  const lines = written.flatMap((name) => linesIn(join(changes, name)))
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.length).toBeLessThanOrEqual(60)
})

test(
  'all that was written is formatted, and its types are right',
  async () => {
    await run('node_modules/.bin/biome check packages/content migrations/changes packages/seed', copy)
    await run('node_modules/.bin/tsc -p packages/content', copy)
  },
  5 * minutes,
)

function linesIn(path: string): string[] {
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => linesIn(join(path, name)))
  return readFileSync(path, 'utf8').trimEnd().split('\n')
}
