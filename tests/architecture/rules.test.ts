import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import { rules } from './rules.ts'
import { violations } from './violations.ts'

test('every rule has an example of what breaks it', () => {
  expect(Object.keys(violations)).toEqual(rules.map(({ name }) => name))
})

test.each(Object.keys(violations))('%s is broken by its example', async (name) => {
  const broken = await brokenRules(treeOf(violations[name] ?? {}))
  expect(broken.map(({ rule }) => rule)).toContain(name)
})

function treeOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
