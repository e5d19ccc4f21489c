import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopped } from '@association/local/testing/stopped.ts'
import { expect, test } from 'vitest'

const main = join(import.meta.dirname, 'main.mjs')

test.each([
  ['SIGTERM', 143, 'plan --out plan.json'],
  ['SIGINT', 130, 'apply --yes'],
  ['SIGTERM', 143, 'rollback --yes'],
  ['SIGTERM', 143, 'status'],
  ['SIGTERM', 143, 'drift'],
  ['SIGTERM', 143, 'baseline --yes'],
  ['SIGTERM', 143, 'resolve 0001-model --applied --yes'],
  ['SIGINT', 130, 'deploy --yes'],
] as const)('%s ends with %i, and leaves no draft: %s', async (signal, code, line) => {
  const cwd = mkdtempSync(join(tmpdir(), 'stopped-'))
  const end = await stopped({ main, words: line.split(' '), signal, cwd })
  expect(end).toEqual({ code, lastLine: 'Stopped: run the command again to finish.' })
  expect(readdirSync(cwd)).toEqual([])
})
