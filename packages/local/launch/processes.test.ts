import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { logEnd, runToEnd, startService, stopEverything, untilAnswers } from './processes.ts'

const logs = mkdtempSync(join(tmpdir(), 'processes-'))
afterAll(() => rmSync(logs, { recursive: true }))
const forever = 'setInterval(() => {}, 1000)'

test('a tool that fails is named with the last lines that it wrote', async () => {
  const failing = runToEnd({
    name: 'seed',
    args: ['-e', 'console.error("no such field"); process.exit(3)'],
    env: {},
  })
  await expect(failing).rejects.toThrow('seed failed:\nno such field')
})

test('a service that ends at once is reported with the end of its log', async () => {
  const service = startService({ name: 'brief', args: ['-e', 'console.log("bad variable")'], env: {} }, logs)
  await service.ended
  await vi.waitFor(() => expect(logEnd(service)).toBe('bad variable'))
  await expect(untilAnswers('http://127.0.0.1:9/', service)).rejects.toThrow(
    'brief stopped immediately:\nbad variable',
  )
})

test('stopping everything ends services and tools alike', async () => {
  const service = startService({ name: 'lasting', args: ['-e', forever], env: {} }, logs)
  const tool = runToEnd({ name: 'tool', args: ['-e', forever], env: {} })
  const failed = expect(tool).rejects.toThrow('tool failed')
  await stopEverything()
  expect(service.isRunning()).toBe(false)
  await failed
})

test('a killed service has no time for a last word', async () => {
  const polite = `process.on('SIGTERM', () => { console.log('goodbye'); process.exit() }); console.log('up'); ${forever}`
  const service = startService({ name: 'polite', args: ['-e', polite], env: {} }, logs)
  await vi.waitFor(() => expect(logEnd(service)).toBe('up'))
  await service.kill()
  expect(service.isRunning()).toBe(false)
  expect(logEnd(service)).toBe('up')
})

test('a killed launcher takes its children along', async () => {
  const pidFile = join(logs, 'child.pid')
  const module = JSON.stringify(new URL('./processes.ts', import.meta.url).href)
  const child = `require("fs").writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); ${forever}`
  const script = `import { runToEnd } from ${module}
    await runToEnd({ name: 'tool', args: ['-e', ${JSON.stringify(child)}], env: {} })`
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script])
  const pid = await vi.waitFor(
    () => Number(readFileSync(pidFile, 'utf8')) || Promise.reject(new Error('not yet')),
    10_000,
  )
  launcher.kill('SIGKILL')
  await once(launcher, 'exit')
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await wait(50)
  expect(isAlive(pid)).toBe(false)
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
