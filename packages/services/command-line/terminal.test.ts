import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = `
  const { terminal } = await import(${JSON.stringify(join(import.meta.dirname, 'terminal.ts'))})
  terminal().print('x'.repeat(100_000))`

/** `kilobytes` limits written files (ulimit); the program writes 100 kB. */
function written(kilobytes: number) {
  const path = join(mkdtempSync(join(tmpdir(), 'terminal-')), 'result')
  const limited = `ulimit -f ${kilobytes} && exec "$@"`
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', limited, 'bash', process.execPath, '--input-type=module', '--eval', script],
    { stdio: ['ignore', openSync(path, 'w'), 'pipe'], encoding: 'utf8' },
  )
  return { status, stderr, size: statSync(path).size }
}

test('a result that finds room for a part alone is a failure', () => {
  expect(written(8)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The result cannot be written: .* run the command again\.\n$/),
  })
})

test('a result is written whole into a file', () => {
  expect(written(200)).toEqual({ status: 0, stderr: '', size: 100_000 })
})
