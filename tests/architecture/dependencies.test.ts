import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import { explain } from './explain.ts'

test('every import follows the dependency rules', async () => {
  const broken = await brokenRules(fileURLToPath(new URL('../..', import.meta.url)))
  expect(broken, broken.map(explain).join('\n\n')).toEqual([])
}, 120_000)
