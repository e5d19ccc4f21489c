import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { brokenRules } from './broken-rules.ts'

test('every import follows the dependency rules', async () => {
  expect(await brokenRules(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([])
})
