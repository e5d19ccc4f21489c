import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopped } from '@association/local/testing/stopped.ts'
import { expect, test } from 'vitest'

const main = join(import.meta.dirname, 'main.mjs')

test.each([
  ['SIGTERM', 143, 'seed --dry-run'],
  ['SIGINT', 130, 'seed --yes'],
  ['SIGTERM', 143, 'content check'],
  ['SIGTERM', 143, 'content usage --orphans'],
  ['SIGTERM', 143, 'content diff association events'],
  ['SIGINT', 130, 'content export --output backup'],
  ['SIGTERM', 143, 'links --output links.html --write-baseline baseline.json --cache cache.jsonl'],
  ['SIGTERM', 143, 'rss --out feeds'],
  ['SIGINT', 130, 'rss --out feeds'],
  ['SIGTERM', 143, 'registrations export --edition fall --output fall.csv'],
  ['SIGTERM', 143, 'doctor'],
] as const)('%s ends with %i, and leaves no draft: %s', async (signal, code, line) => {
  const cwd = mkdtempSync(join(tmpdir(), 'stopped-'))
  const end = await stopped({ main, words: line.split(' '), signal, cwd })
  expect(end).toEqual({ code, lastLine: 'Stopped: run the command again to finish.' })
  const files = readdirSync(cwd, { recursive: true }).map(String)
  expect(files.filter((name) => !['feeds', 'cache.jsonl'].includes(name))).toEqual([])
})

test('a process that ends in the middle of a draft takes it along', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopped-'))
  const script = join(folder, 'script.mjs')
  writeFileSync(
    script,
    `const { writeDraft } = await import(${JSON.stringify(join(import.meta.dirname, '../packages/services/command-line/draft-file.ts'))})
     await writeDraft('one.part', 'x')
     process.exit(7)`,
  )
  expect(spawnSync(process.execPath, [script], { cwd: folder }).status).toBe(7)
  expect(readdirSync(folder)).toEqual(['script.mjs'])
})
