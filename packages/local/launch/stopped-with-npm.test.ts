import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './commands.ts'

const soon = { timeout: 20_000 }

test('a command under npm ends with npm, although the shell between them does not pass SIGTERM on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [command, starter, heard] = ['command.mjs', 'starter.mjs', 'heard'].map((name) => join(folder, name))
  writeFileSync(
    `${command}`,
    `import { writeFileSync } from 'node:fs'
    const hear = (text) => writeFileSync(${JSON.stringify(heard)}, text)
    process.once('SIGTERM', () => (hear('SIGTERM'), process.exit()))
    setInterval(() => {}, 1000)
    hear('started')`,
  )
  const run = join(root, 'packages/start/run-pinned.mjs')
  writeFileSync(
    `${starter}`,
    `import { runCommand } from ${JSON.stringify(run)}
    await runCommand(${JSON.stringify(relative(root, `${command}`))})`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${starter}"; true`], {
    env: { PATH: process.env.PATH, npm_lifecycle_event: 'migrate' },
  })
  await vi.waitFor(() => expect(readFileSync(`${heard}`, 'utf8')).toBe('started'), soon)
  shell.kill('SIGKILL')
  await vi.waitFor(() => expect(readFileSync(`${heard}`, 'utf8')).toBe('SIGTERM'), soon)
}, 60_000)
