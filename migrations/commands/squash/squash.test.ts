import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loadChanges } from '../../engine/history/load-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import { readSpace } from '../../engine/plan/read-space.ts'
import { historyFolder, talks, writeChange } from '../../testing/changes-folder.ts'
import { recorder, startSpaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import * as baseline from '../baseline/run.ts'
import * as renumber from '../renumber/run.ts'
import * as status from '../status/run.ts'
import * as validate from '../validate/run.ts'
import { run } from './run.ts'

const title = "({ name: 'Title', type: 'Symbol', widget: 'singleLine' })"
const changes = {
  '0001-talks': talks,
  '0002-rooms': `[
    addField('talk', 'hall', ${title}),
    transformEntries('talk', ({ fields }) => ({ hall: fields.room })),
    createTag('old', { spaces: ['events'], name: 'Old' }),
  ]`,
  '0003-tags': `[
    deleteField('talk', 'room'),
    deleteTag('old', { spaces: ['events'] }),
    createTag('new', { spaces: ['events'], name: 'New' }),
  ]`,
}

function history(count = 3) {
  const folder = historyFolder()
  for (const [id, steps] of Object.entries(changes).slice(0, count)) writeChange(folder, id, steps)
  return folder
}

async function squash(folder: string, name = 'model') {
  const { io, said } = recorder()
  const before = await loadChanges(folder)
  await run({ name, folder }, io)
  return { folder, before, out: said.out }
}

const refusal = (promise: Promise<unknown>) => promise.then(String, ({ message }: Error) => message)

const spaces = await startSpaces()
spaces.keep()
beforeEach(() => spaces.restore())
afterAll(() => spaces.close())

describe('the new change', () => {
  test('is the only one, leads to the same model, and keeps the tags that are left', async () => {
    const { folder, before } = await squash(history())
    expect(readdirSync(folder).toSorted()).toEqual(['0001-model', '0001-model.ts'])
    const [first, ...others] = await loadChanges(folder)
    expect(others).toEqual([])
    expect(replay(first ? [first] : [])).toEqual(replay(before))
    expect(first?.change.steps.at(-1)).toMatchObject({ do: 'createTag', tag: 'new', spaces: ['events'] })
    expect(first?.change.steps).toHaveLength(2)
  })

  test('records the changes that it replaces, and lists the statements that it leaves out', async () => {
    const { folder, before, out } = await squash(history())
    const [first] = await loadChanges(folder)
    expect(first?.change.replaces).toEqual({
      changes: Object.fromEntries(before.map(({ id, checksum }) => [id, checksum])),
    })
    expect(out).toContain('note: 0002-rooms: transformEntries of talk is left out')
    expect(out).toContain('0001-model replaces 3 changes.')
  })

  test('names the commit that has the files, which must be committed', async () => {
    const folder = history()
    const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' })
    git('init', '--quiet')
    expect(await refusal(squash(folder))).toMatch(/^Commit the files in migrations\/changes first/)
    git('add', '.')
    git('-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-m', 'changes')
    await squash(folder)
    const [first] = await loadChanges(folder)
    expect(first?.change.replaces?.commit).toBe(git('rev-parse', 'HEAD').trim())
  })

  test('takes no id that spaces know, and neither does a later change', async () => {
    expect(await refusal(squash(history(), 'talks'))).toMatch(/^0001-talks is the id of a change/)
    const folder = historyFolder()
    cpSync((await squash(history())).folder, folder, { recursive: true })
    writeChange(folder, '0002-rooms', '[]')
    expect(
      await refusal(validate.run({ folder, wish: replay(await loadChanges(folder)) }, recorder().io)),
    ).toBe('0002-rooms is the id of a change that 0001-model replaces: choose another name.')
    expect(await refusal(squash(folder, 'talks'))).toMatch(/^0001-talks is the id of a change/)
  })

  test('gives a change of another branch the next number, by the command that the message names', async () => {
    const { folder } = await squash(history())
    writeChange(folder, '0004-floor', `[addField('talk', 'floor', ${title})]`)
    const message = await refusal(loadChanges(folder))
    const [, id = ''] = /run `npm run migrate -- renumber (\S+)`/.exec(message) ?? []
    await renumber.run({ config: spaces.config, folder, changes: [id] }, recorder().io)
    expect((await loadChanges(folder)).map(({ id }) => id)).toEqual(['0001-model', '0002-floor'])
  })

  test('is not written for fewer than two changes', async () => {
    const { folder, out } = await squash(history(1))
    expect(out).toContain('There is nothing to squash')
    expect(readFileSync(join(folder, '0001-talks.ts'), 'utf8')).toContain('talk')
  })
})

describe('a space', () => {
  const target = (folder: string) => ({ config: spaces.config, folder, yes: true })
  const command = async ({ run }: typeof apply | typeof baseline | typeof status, folder: string) => {
    const { io, said } = recorder()
    return { result: await run(target(folder), io), out: said.out }
  }
  const records = async () =>
    (await readSpace(spaces.clients.events)).journal.map(({ id, outcome }) => `${id} ${outcome}`)

  test('that is empty gets the new change alone', async () => {
    const { folder } = await squash(history())
    expect((await command(apply, folder)).result).toBe(0)
    expect(await records()).toEqual(['0001-model applied'])
  })

  test('with a part of the changes continues as the message advises', async () => {
    await command(apply, history(2))
    const { folder } = await squash(history())
    const message = await refusal(command(apply, folder))
    expect(message).toContain('Not applied: 0003-tags.')
    expect(message).toContain(
      'Complete them with an earlier version of this repository, which has their files',
    )
    await command(apply, history())
    expect((await command(baseline, folder)).result).toBe(0)
    expect((await command(status, folder)).result).toBe(0)
    expect(await records()).toEqual(['0001-model applied'])
  })

  test('with a change that was edited before the squash is not taken for the same', async () => {
    await command(apply, history())
    const edited = history()
    writeChange(edited, '0003-tags', `[...${changes['0003-tags']}]`)
    const { folder } = await squash(edited)
    for (const each of [apply, baseline])
      expect(await refusal(command(each, folder))).toContain('applied from another file: 0003-tags')
  })

  test('keeps later changes pending when the baseline is recorded', async () => {
    await command(apply, history())
    const { folder } = await squash(history())
    writeChange(folder, '0002-floor', `[addField('talk', 'floor', ${title})]`)
    expect((await command(baseline, folder)).result).toBe(0)
    expect((await command(apply, folder)).out).toContain('events: 1 applied')
    expect(await records()).toEqual(['0001-model applied', '0002-floor applied'])
  })

  test('can be squashed twice', async () => {
    await command(apply, history())
    const { folder } = await squash(history())
    await command(baseline, folder)
    writeChange(folder, '0002-floor', `[addField('talk', 'floor', ${title})]`)
    await command(apply, folder)
    const again = historyFolder()
    cpSync(folder, again, { recursive: true })
    await squash(again, 'second-model')
    expect((await command(baseline, again)).result).toBe(0)
    expect((await command(status, again)).result).toBe(0)
    expect(await records()).toEqual(['0001-second-model applied'])
  })
})
