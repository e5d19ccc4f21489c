import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const knip = fileURLToPath(new URL('../node_modules/knip/bin/knip.js', import.meta.url))

test('no file, export or dependency is unused', async () => {
  const args = ['--config', 'tests/architecture/knip.json', '--reporter', 'compact', '--no-config-hints']
  const answer = await promisify(execFile)(process.execPath, [knip, ...args], { cwd: root }).catch(
    (error) => error,
  )
  expect(answer.stdout).toBe('')
}, 120_000)
