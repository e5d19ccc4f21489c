import { execFile } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inEnvironment } from '@association/services/config'
import { managementClients } from '@association/services/management/index.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import type { Io } from '../../io.ts'
import { historyFolder, writeChange } from '../../testing/changes-folder.ts'
import { content, everything, recordIds, startOldSpaces } from '../../testing/old-spaces/old-spaces.ts'
import { recorder, type Spaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import * as baseline from '../baseline/run.ts'
import * as drift from '../drift/run.ts'
import * as plan from '../plan/run.ts'
import * as resolve from '../resolve/run.ts'
import * as rollback from '../rollback/run.ts'
import * as status from '../status/run.ts'

const main = join(import.meta.dirname, '../../main.mjs')
const replaced = [
  '0001-content-model',
  '0002-publish-gate',
  '0003-no-inline-entries',
  '0004-plainer-help',
  '0005-public-site',
  '0006-event-editions',
  '0007-schedule-session-ids',
  '0008-hidden-blocks',
  '0009-json-forms',
  '0010-join-now-variants',
]

/** The history right after the squash: later changes would be pending in the old spaces. */
function squashedHistory() {
  const folder = historyFolder()
  for (const name of ['0001-model.ts', '0001-model'])
    cpSync(join(changesFolder, name), join(folder, name), { recursive: true })
  return folder
}
const squashed = squashedHistory()

let spaces: Spaces
beforeAll(async () => {
  spaces = await startOldSpaces()
})
afterAll(() => spaces.close())

type RunnableCommand = { run(options: never, io: Io): Promise<number> }

async function run(command: RunnableCommand, environment: string, options = {}) {
  const recorded = recorder()
  const config = inEnvironment(spaces.config, environment)
  const target = { config, spaces: ['association'], yes: true, folder: squashed, ...options }
  const { result, message } = await command.run(target as never, recorded.io).then(
    (result) => ({ result, message: '' }),
    ({ message }: Error) => ({ result: undefined, message }),
  )
  const recordedWrites = recorded.writes().filter((request) => !request.endsWith('/migration-lock'))
  return { result, message, out: recorded.said.out, writes: recordedWrites }
}

const clientOf = (environment: string) =>
  managementClients(inEnvironment(spaces.config, environment), { access: 'write' }).association

describe('a space with entries that has applied all of them', () => {
  const advice = 'Run `npm run migrate -- baseline --space association`'

  test.each([
    ['status', status],
    ['plan', plan],
    ['apply', apply],
    ['drift', drift],
    ['resolve', resolve, { id: '0001-model', verdict: 'applied' }],
  ])('%s names the baseline and writes nothing', async (_, command, options?: object) => {
    const { message, writes } = await run(command, 'master', options)
    expect(message).toContain('association has applied all changes that 0001-model replaces.')
    expect(message).toContain(advice)
    expect(writes).toEqual([])
  })

  test('status lists the replaced changes as applied, with advice for the new one', async () => {
    const { out } = await run(status, 'master')
    expect(out).toMatch(/0010-join-now-variants +applied/)
    expect(out).toMatch(/0001-model +pending +Model\n.*has applied all changes/)
    expect(out).not.toContain('Restore its file')
  })

  test('baseline adds one record, and changes no content and no other record', async () => {
    const client = clientOf('master')
    const before = await everything(client)
    const { result, out, writes } = await run(baseline, 'master')
    expect([result, out]).toEqual([
      0,
      expect.stringContaining('because 10 changes that it replaces are applied'),
    ])
    expect(writes).toEqual([expect.stringMatching(/^PUT .*\/entries\/migration-0001-model$/)])
    const { types, entries } = await everything(client)
    expect(types).toEqual(before.types)
    expect(entries.filter(({ id }) => id !== 'migration-0001-model')).toEqual(before.entries)
  })

  test('afterwards every command knows the space', async () => {
    expect((await run(baseline, 'master')).writes).toEqual([])
    expect((await run(plan, 'master')).out).toContain('association: up to date (1 applied)')
    expect((await run(status, 'master')).result).toBe(0)
    const wish = replay(await loadChanges(squashed))
    expect((await run(drift, 'master', { wish })).result).toBe(0)
    expect((await run(rollback, 'master')).message).toMatch(/^0001-model cannot be rolled back/)
  })

  test('a later change is applied on top, and taken back', async () => {
    const folder = squashedHistory()
    writeChange(folder, '0002-name', "[changeField('title', 'text', { name: 'Words' })]")
    const before = await content(clientOf('master'))
    expect((await run(apply, 'master', { folder })).out).toContain('association: 1 applied')
    expect((await run(rollback, 'master', { folder })).out).toContain('association: 1 taken back')
    expect((await content(clientOf('master'))).entries).toEqual(before.entries)
  })

  test('a rollback to a later change takes nothing back in the other space, which has the old numbers', async () => {
    const folder = squashedHistory()
    writeChange(folder, '0002-name', "[changeField('title', 'text', { name: 'Words' })]")
    expect((await run(apply, 'master', { folder })).out).toContain('association: 1 applied')
    const both = { folder, to: '0002-name', spaces: ['association', 'events'] }
    const { out } = await run(rollback, 'master', both)
    expect(out).toContain('association: 1 taken back')
    expect(out).toContain('events: nothing to take back')
  })
})

test('apply --baseline asks before it records, and writes nothing without an answer', async () => {
  const declined = recorder({ confirm: async () => false })
  const target = { config: spaces.config, spaces: ['events'] as const, baseline: true }
  await expect(apply.run(target, declined.io)).rejects.toThrow('events has applied all changes')
  const silent = recorder()
  await expect(apply.run(target, silent.io)).rejects.toThrow('The question needs a terminal')
  expect([...declined.writes(), ...silent.writes()]).toEqual([])
})

test('a space with an older history gets the ids of the missing changes, and the commit that has them', async () => {
  for (const command of [status, plan, apply, baseline]) {
    const { message, writes } = await run(command, 'older')
    expect(message).toContain('association has applied only a part of the changes that 0001-model replaces.')
    expect(message).toContain(`Not applied: ${replaced.slice(6).join(', ')}`)
    expect(message).toMatch(
      /`git switch --detach [0-9a-f]{40}`: run `npm run migrate -- apply --space association` there/,
    )
    expect(message).toContain(
      'Then return to this version and run `npm run migrate -- baseline --space association`.',
    )
    expect(writes).toEqual([])
  }
})

describe('a space in which a run was killed', () => {
  test('learns which change is half done', async () => {
    for (const command of [status, plan, apply, baseline]) {
      const { message, writes } = await run(command, 'half')
      expect(message).toContain('Not applied: 0009-json-forms, 0010-join-now-variants')
      expect(message).toContain('Half done, or applied from another file: 0008-hidden-blocks')
      expect(writes).toEqual([])
    }
  })

  test('can take that change back without its file', async () => {
    expect((await run(rollback, 'half')).out).toContain('association: 1 taken back')
    expect((await run(plan, 'half')).message).toContain(`Not applied: ${replaced.slice(7).join(', ')}`)
  })
})

test('the data folder of an earlier `npm start` goes on with the command of the next one', async () => {
  const spaces = await startOldSpaces()
  const client = spaces.clients.events
  const [before, records] = [await content(client), await recordIds(client)]
  const { length: later } = readdirSync(changesFolder).filter((name) => /^(?!0001).*\.ts$/.test(name))
  const start = () =>
    promisify(execFile)(process.execPath, [main, 'apply', '--baseline', '--yes'], { env: spaces.environment })
  const result = later === 0 ? 'up to date' : `${later} applied`
  expect((await start()).stdout).toMatch(new RegExp(`association: ${result}[^]+events: ${result}`))
  expect((await content(client)).entries).toEqual(before.entries)
  expect(await recordIds(client)).toEqual(expect.arrayContaining([...records, 'migration-0001-model']))
  expect((await recordIds(client)).length).toBe(records.length + 1 + later)
  const after = await everything(client)
  await start()
  expect(await everything(client)).toEqual(after)
  await spaces.close()
}, 60_000)
