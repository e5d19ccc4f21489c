import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import { expect, test } from 'vitest'
import { recorder } from '../../testing/space.ts'
import { run as exportSpaces } from '../content/export/run.ts'
import { run } from './run.ts'

const main = join(import.meta.dirname, '../../../migrations/main.mjs')

async function migrate(env: Record<string, string>, ...words: string[]) {
  const [code] = await once(spawn(process.execPath, [main, ...words], { env, stdio: 'ignore' }), 'exit')
  return code
}

test('a restored space gets its history by the command that the restore names', async () => {
  const [source, target] = await Promise.all([startSpaces(), startSpaces()])
  const output = join(mkdtempSync(join(tmpdir(), 'history-')), 'events.json')
  expect(await migrate(source.environment, 'apply', '--space', 'events', '--yes')).toBe(0)
  await exportSpaces({ config: managementConfig(source.environment), space: 'events', output }, recorder().io)
  const { io, said } = recorder()
  await run({ config: managementConfig(target.environment), from: output, space: 'events' }, io)
  const [, words = ''] = /Run `npm run migrate -- (.+?)`/.exec(said.err) ?? []
  expect(words).toBe('baseline --space events')
  expect(await migrate(target.environment, ...words.split(' '), '--yes')).toBe(0)
  expect(await migrate(target.environment, 'status', '--space', 'events')).toBe(0)
  await source.close()
  await target.close()
}, 60_000)
