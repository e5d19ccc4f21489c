import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type BenchResult, readResult, writeResult } from './bench-result.ts'

test.each<BenchResult>([
  {
    figures: [
      { name: 'never seen', value: Number.POSITIVE_INFINITY, limit: 300, unit: 'ms' },
      { name: 'not measured', value: Number.NaN, limit: 0.8, unit: '×', isLeast: true },
      { name: 'bytes', value: 41_022, limit: 42_000, unit: 'B' },
    ],
    loop: { ms: 50, variation: 0.02 },
  },
  { failure: 'This bench needs wrk.' },
])('a result that is written and read is the same', (result) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-result-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeResult(join(folder, 'result.json'), result)
  expect(readResult(join(folder, 'result.json'))).toEqual(result)
})
