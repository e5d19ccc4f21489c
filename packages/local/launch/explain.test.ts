import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { LaunchError } from './processes.ts'

test('our own errors are one sentence', () => {
  expect(explain(new LaunchError('Port 3000 is taken.'))).toBe('Port 3000 is taken.')
})

test('names a folder that cannot be created, with advice', () => {
  const root = mkdtempSync(join(tmpdir(), 'explain-'))
  writeFileSync(join(root, 'data'), 'a file')
  const failure = attempt(() => mkdirSync(join(root, 'data', 'logs'), { recursive: true }))
  expect(explain(failure)).toBe(
    `${join(root, 'data', 'logs')} cannot be written: there is a file in the place of a folder. Move the file and start again.`,
  )
  rmSync(root, { recursive: true })
})

test('an unexpected error keeps its stack trace', () => {
  expect(explain(new TypeError('odd'))).toMatch(/TypeError: odd\n\s+at /)
})

function attempt(work: () => unknown) {
  try {
    return work()
  } catch (error) {
    return error
  }
}
