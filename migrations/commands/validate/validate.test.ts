import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeIds, loadChanges, changesFolder as repository } from '../../engine/history/load-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import { changesFolder, talks, talksChanged, writeChange } from '../../testing/changes-folder.ts'
import { recorder } from '../../testing/space.ts'
import { run } from './run.ts'

const history = () => changesFolder({ '0001-talks': `[...${talks}]`, '0002-change': talksChanged })

async function validated(folder: string, wish?: Parameters<typeof run>[0]['wish']) {
  const { io, said, sent } = recorder()
  const exitCode = await run({ folder, wish }, io)
  expect(sent).toEqual([])
  return { exitCode, out: said.out }
}

test('the history of the repository is valid, leads to the model, and removes nothing without a statement', async () => {
  const { io, said } = recorder()
  expect(await run({}, io)).toBe(0)
  expect(said.out).toContain('leads to the model')
  expect(said.out).not.toContain('note:')
})

test('no change of the repository after the first has more than 200 lines', () => {
  const [, ...later] = changeIds()
  const linesOf = (id: string) =>
    [
      `${id}.ts`,
      ...(existsSync(join(repository, id)) ? readdirSync(join(repository, id)) : []).map((file) =>
        join(id, file),
      ),
    ]
      .map((file) => readFileSync(join(repository, file), 'utf8').trimEnd().split('\n').length)
      .reduce((sum, lines) => sum + lines, 0)
  expect(later.filter((id) => linesOf(id) > 200)).toEqual([])
})

test('names the differences between the model and the changes', async () => {
  const folder = changesFolder({ '0001-talks': talks })
  const wish = replay(await loadChanges(history()))
  expect(await validated(folder, wish)).toEqual({
    exitCode: 2,
    out: expect.stringContaining('Missing:\n  deleteField talk.room\n'),
  })
})

test('a removal that no statement requests is noted', async () => {
  const folder = history()
  writeChange(folder, '0003-monday', "[changeField('talk', 'day', { validations: [{ in: ['Monday'] }] })]")
  const { out } = await validated(folder)
  expect(out).toContain('note: 0003-monday: The change removes the choice “Tuesday” from talk.day')
})

test.each([
  [
    'a model that Contentful refuses, though a later change mends it',
    "[changeContentType('talk', { displayField: 'nothing' })]",
    '0003-wrong: talk: its display field nothing does not exist.',
  ],
  ['a step that is impossible', "[deleteField('talk', 'nothing')]", 'it has no field nothing'],
])('%s is refused', async (_, steps, sentence) => {
  const folder = history()
  writeChange(folder, '0003-wrong', steps)
  writeChange(folder, '0004-mended', "[changeContentType('talk', { displayField: 'title' })]")
  await expect(validated(folder)).rejects.toThrow(sentence)
})

test.each([
  ['not the change before it', "import type previous from './0001-talks.ts'"],
  ['values', "import previous from './0002-change.ts'"],
])('an import of %s is refused, and the message names the right one', async (_, line) => {
  const folder = history()
  writeChange(folder, '0003-more', '[]')
  appendFileSync(join(folder, '0003-more.ts'), `${line}\n`)
  await expect(validated(folder)).rejects.toThrow(
    `0003-more.ts: \`${line}\` does not name the change before it: write \`import type previous from './0002-change.ts'\`.`,
  )
})

test('an import of code that can change later is refused', async () => {
  const folder = history()
  appendFileSync(join(folder, '0002-change.ts'), "import 'node:os'\n")
  await expect(validated(folder)).rejects.toThrow('0002-change.ts imports node:os, which can change later')
})
