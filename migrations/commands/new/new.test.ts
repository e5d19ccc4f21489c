import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MigrationError } from '../../engine/errors.ts'
import { loadChanges } from '../../engine/history/load-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import { changesFolder, talks } from '../../testing/changes-folder.ts'
import { recorder } from '../../testing/space.ts'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import { type NewOptions, run } from './run.ts'

const history = { '0001-talks': talks }
const { room, ...kept } = replay(await loadChanges(changesFolder(history))).events.talk?.fields ?? {}
const renamed = inBoth({ talk: { ...typeOf({ ...kept, place: room ?? symbol }), description: 'A talk' } })

async function written(options: Partial<NewOptions>, answer?: boolean) {
  const folder = changesFolder(history)
  const asked: string[] = []
  const confirm = async (question: string) => {
    asked.push(question)
    return answer ?? false
  }
  const { io, said } = recorder(answer === undefined ? {} : { confirm })
  const code = await run({ name: 'next', folder, wish: renamed, ...options }, io)
  return {
    code,
    asked,
    said: said.out,
    narration: said.err,
    change: readFileSync(join(folder, '0002-next.ts'), 'utf8'),
  }
}

test('asks whether a field was renamed, and writes the change accordingly', async () => {
  const agreed = await written({}, true)
  expect(agreed.asked).toEqual(['Is talk.place the former talk.room, renamed?'])
  expect(agreed.change).toContain(".renameField('talk', 'room', 'place')")
  const declined = await written({}, false)
  expect(declined.change).toContain(".deleteField('talk', 'room')")
  expect(declined.change).not.toContain('renameField')
})

test('without a terminal, --rename and --not-renamed say it', async () => {
  expect((await written({ rename: ['talk.room=place'] })).change).toContain(
    ".renameField('talk', 'room', 'place')",
  )
  expect((await written({ notRenamed: true })).change).toContain(".deleteField('talk', 'room')")
  expect((await written({ notRenamed: true }, true)).asked).toEqual([])
})

test('without a terminal and an answer it writes nothing, and the advice writes it', async () => {
  const folder = changesFolder(history)
  const { io } = recorder()
  const message = await run({ name: 'next', folder, wish: renamed }, io).catch(String)
  expect(message).toContain('wrote nothing')
  expect(readdirSync(folder)).toEqual(['0001-talks.ts'])
  const [, rename = ''] = String(message).match(/--rename (\S+)/) ?? []
  expect(await run({ name: 'next', folder, wish: renamed, rename: [rename] }, io)).toBe(0)
  expect(readdirSync(folder)).toContain('0002-next.ts')
})

test('a confirmed rename ends the questions about the same field', async () => {
  const [hall, stage] = [room ?? symbol, { ...symbol, name: 'Stage' }]
  const wish = inBoth({ talk: typeOf({ ...kept, hall, stage }) })
  expect((await written({ wish }, true)).asked).toEqual(['Is talk.hall the former talk.room, renamed?'])
  expect((await written({ wish }, false)).asked).toHaveLength(2)
})

test('--empty writes a change of content alone', async () => {
  const { code, change, said } = await written({ empty: true })
  expect(code).toBe(0)
  expect(said).toContain('Wrote migrations/changes/0002-next.ts')
  expect(change).toContain("import type previous from './0001-talks.ts'")
  expect(change).toContain('// model.transformEntries(')
})

test('writes a file for each new content type', async () => {
  const wish = inBoth({ 'open-stage': typeOf({ title: symbol }) })
  const { change, said } = await written({ wish })
  expect(said).toContain('Wrote migrations/changes/0002-next/open-stage.ts')
  expect(change).toContain("import { openStage } from './0002-next/open-stage.ts'")
  expect(change).toContain("    .deleteContentType('talk', { spaces: ['association', 'events'] }),")
})

test('writes nothing when the history leads to the model', async () => {
  const folder = changesFolder(history)
  const { io, said } = recorder()
  expect(await run({ name: 'nothing', folder, wish: replay(await loadChanges(folder)) }, io)).toBe(0)
  expect(said.out).toContain('nothing to write')
  expect(readdirSync(folder)).toEqual(['0001-talks.ts'])
})

describe('refuses', () => {
  const refused = (options: Partial<NewOptions>) =>
    written(options).then(
      () => 'nothing',
      (error: unknown) =>
        error instanceof MigrationError ? `${error.code}: ${error.message}` : String(error),
    )

  test('a name that is no file name', async () => {
    expect(await refused({ name: '../x' })).toMatch(/^USAGE: “..\/x” is no name/)
  })

  test('a rename that cannot be, and says which can', async () => {
    expect(await refused({ rename: ['talk.room=day'] })).toBe(
      'USAGE: --rename talk.room=day fits no difference between history and model: possible is talk.room=place.',
    )
  })
})
