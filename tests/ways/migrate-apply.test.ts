import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startSpaces } from '@association/local/testing/spaces.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { stopsOf } from './documented-ways.ts'
import { attachTo } from './inspector.ts'
import { passedFiles, pointsOf } from './trace.ts'

let spaces: Awaited<ReturnType<typeof startSpaces>>
beforeAll(async () => {
  spaces = await startSpaces()
})
afterAll(() => spaces.close())

test('`npm run migrate -- apply` passes the documented files on the way to its plan', async () => {
  const files = stopsOf('`npm run migrate -- apply`')
  const rehearsal = await pausedCommand()
  const points = await pointsOf(rehearsal.inspector, { run: rehearsal.runToEnd, files })
  expect(await rehearsal.end()).toContain('The question needs a terminal')
  const command = await pausedCommand()
  expect(await passedFiles(command.inspector, points, command.runToEnd)).toEqual(files)
  await command.end()
}, 60_000)

/** Prints the plan and fails at the question, because it has no terminal. */
async function pausedCommand() {
  const child = spawn(
    process.execPath,
    [
      '--inspect-brk=127.0.0.1:0',
      join(root, 'packages/start/migrate.mjs'),
      'apply',
      '--space',
      'association',
    ],
    { cwd: root, env: { ...spaces.environment, PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said = collect(child)
  const inspector = await attachTo(await said.match(/ws:\S+/))
  inspector.on('Debugger.paused', () => void inspector.send('Debugger.resume').catch(() => {}))
  return {
    inspector,
    /** Returns before the process exits, which waits for the inspector. */
    async runToEnd() {
      const isOver = new Promise<void>((over) =>
        inspector.on('NodeRuntime.waitingForDisconnect', () => over()),
      )
      await inspector.send('NodeRuntime.enable')
      await inspector.send('NodeRuntime.notifyWhenWaitingForDisconnect', { enabled: true })
      await inspector.send('Runtime.runIfWaitingForDebugger')
      await isOver
    },
    async end() {
      inspector.close()
      if (child.exitCode === null) await once(child, 'exit')
      return said.text()
    },
  }
}

function collect({ stdout, stderr }: ChildProcess) {
  let text = ''
  const heard = (chunk: Buffer) => {
    text += chunk
  }
  stdout?.on('data', heard)
  stderr?.on('data', heard)
  return {
    text: () => text,
    async match(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(text)?.[0]
        if (found) return found
        if (stderr) await once(stderr, 'data')
      }
    },
  }
}
