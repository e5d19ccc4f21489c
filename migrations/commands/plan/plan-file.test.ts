import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inEnvironment } from '@association/services/config'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { exitCodes, MigrationError } from '../../engine/errors.ts'
import { readSpace } from '../../engine/plan/read-space.ts'
import { changesFolder, talks, talksChanged, writeChange } from '../../testing/changes-folder.ts'
import { recorder, startSpaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import type { CommandTarget } from '../connect.ts'
import * as plan from './run.ts'

const spaces = await startSpaces()
spaces.keep()
let folder: string
let file: string
beforeEach(() => {
  spaces.restore()
  folder = changesFolder({ '0001-talks': talks })
  file = join(mkdtempSync(join(tmpdir(), 'plan-')), 'plan.json')
})
afterAll(() => spaces.close())

const makePlan = (change: Partial<plan.PlanOptions> = {}) =>
  plan.run({ config: spaces.config, folder, out: file, ...change }, recorder().io)

async function applyPlan(change: Partial<CommandTarget> = {}) {
  const { io, writes, said } = recorder()
  const options = { config: spaces.config, folder, file, ...change }
  const problem = await apply.run(options, io).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof MigrationError) return error
      throw error
    },
  )
  return { writes: writes(), said, problem, exitCode: problem ? exitCodes[problem.code] : 0 }
}

const applied = async () => {
  const { journal } = await readSpace(spaces.clients.events)
  return journal.filter(({ outcome }) => outcome === 'applied').map(({ id }) => id)
}

test('a plan that was kept is carried out without asking again', async () => {
  expect(await makePlan()).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ madeBy: 'tester@here', version: 1 })
  expect((await applyPlan()).exitCode).toBe(0)
  expect(await applied()).toEqual(['0001-talks'])
})

test('a plan that is carried out already is found done', async () => {
  await makePlan()
  await applyPlan()
  const again = await applyPlan()
  expect([again.exitCode, again.writes]).toEqual([0, []])
  expect(again.said.out).toContain('events: up to date')
})

test('a plan for one space leaves the other alone', async () => {
  await makePlan({ spaces: ['association'] })
  expect((await applyPlan()).exitCode).toBe(0)
  expect(await applied()).toEqual([])
})

describe('a plan is refused with one sentence, and nothing is written, when', () => {
  const refusals: [string, string, () => unknown][] = [
    [
      'a file was edited since',
      'the file of 0001-talks was edited',
      () => void appendFileSync(join(folder, '0001-talks.ts'), '// more\n'),
    ],
    [
      'another change was written since',
      '0002-more is pending and not in the plan',
      () => void writeChange(folder, '0002-more', talksChanged),
    ],
    [
      'the space was changed since',
      'content type talk of 0002-more',
      async () => {
        await applyPlan()
        writeChange(folder, '0002-more', "[changeField('talk', 'title', { name: 'Heading' })]")
        await makePlan()
        const { contentType } = spaces.clients.events
        const talk = await contentType.get({ contentTypeId: 'talk' })
        const fields = talk.fields.map((field) => ({ ...field, required: false }))
        await contentType.update({ contentTypeId: 'talk' }, { ...talk, fields })
      },
    ],
    [
      'an editor saved an entry that it rewrites',
      'entry opening of 0002-upper',
      async () => {
        await applyPlan()
        const { entry } = spaces.clients.events
        const opening = (title: string) => ({ fields: { title: { 'en-US': title } } })
        const saved = await entry.createWithId(
          { entryId: 'opening', contentTypeId: 'talk' },
          opening('Opening'),
        )
        const upper = '({ fields }) => ({ title: String(fields.title).toUpperCase() })'
        writeChange(folder, '0002-upper', `[transformEntries('talk', ${upper})]`)
        await makePlan()
        await entry.update({ entryId: 'opening' }, { ...saved, ...opening('Edited') })
      },
    ],
    [
      'it was made for another environment',
      'the environment master, not staging',
      () => ({ config: inEnvironment(spaces.config, 'staging') }),
    ],
    [
      'it was made for another host',
      'not api.contentful.com',
      () => {
        const { contentful } = spaces.config
        const hosts = { ...contentful.hosts, management: 'api.contentful.com' }
        return { config: { ...spaces.config, contentful: { ...contentful, hosts } } }
      },
    ],
    [
      'it was made for another space',
      'a plan for the space events too',
      () => ({ spaces: ['association'] as const }),
    ],
    ['it is no plan', 'is no plan', () => writeFileSync(file, '{"name": "package"}')],
    ['it is no JSON', 'is no plan', () => writeFileSync(file, 'hello')],
    ['it was cut', 'is no plan', () => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200))],
    [
      'somebody edited it',
      'was changed after it was written',
      () => writeFileSync(file, readFileSync(file, 'utf8').replace('"Talk"', '"Walk"')),
    ],
    [
      'another version wrote it',
      'another version of this program (2)',
      () => writeFileSync(file, readFileSync(file, 'utf8').replace('"version": 1', '"version": 2')),
    ],
  ]
  test.each(refusals)('%s', async (_, sentence, change) => {
    await makePlan()
    const target: Partial<CommandTarget> = (await change()) ?? {}
    const { writes, problem, exitCode } = await applyPlan(target)
    expect([exitCode, writes]).toEqual([2, []])
    expect(String(problem)).toContain(sentence)
    expect(String(problem)).toContain('npm run migrate -- plan --out plan.json')
  })
})

test('a plan file that does not exist is wrong usage', async () => {
  expect((await applyPlan()).exitCode).toBe(3)
})

test('keeps the old file when the disk is full', async () => {
  // The first run also fills the compiler cache, which needs disk space too.
  expect(await runPlan()).toEqual([0, expect.stringContaining('Wrote')])
  const before = readFileSync(file, 'utf8')
  // `ulimit -f 1` limits files to one block of 512 bytes, which a plan of the whole model exceeds.
  const limited = ['/bin/sh', '-c', 'ulimit -f 1; exec "$@"', 'sh']
  expect(await runPlan(limited)).toEqual([
    1,
    expect.stringContaining('the disk is full. Free some space, and run'),
  ])
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(readdirSync(join(file, '..'))).toEqual(['plan.json'])
})

async function runPlan(words: readonly string[] = []) {
  const main = join(import.meta.dirname, '../../main.mjs')
  const [command = '', ...rest] = [...words, process.execPath, main, 'plan', '--out', file]
  const child = spawn(command, rest, { env: spaces.environment, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return [code, said]
}
