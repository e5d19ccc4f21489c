import { readFileSync } from 'node:fs'
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

/** What the command wrote as the change itself, and what it said and asked. */
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

test('asks whether a field was renamed, and writes what the answer is', async () => {
  const agreed = await written({}, true)
  expect(agreed.asked).toEqual(['Is talk.place the former talk.room, renamed?'])
  expect(agreed.change).toContain(".renameField('talk', 'room', 'place')")
  const declined = await written({}, false)
  expect(declined.change).toContain(".deleteField('talk', 'room')")
  expect(declined.change).not.toContain('renameField')
})

test('where nobody can be asked, --rename says it; else the file and the narration tell how', async () => {
  expect((await written({ rename: ['talk.room=place'] })).change).toContain(
    ".renameField('talk', 'room', 'place')",
  )
  const open = await written({})
  expect(open.change).toContain('--rename talk.room=place')
  expect(open.narration).toContain('--rename talk.room=place')
})

test('an answer settles what else could have been the same', async () => {
  const [hall, stage] = [room ?? symbol, { ...symbol, name: 'Stage' }]
  const wish = inBoth({ talk: typeOf({ ...kept, hall, stage }) })
  expect((await written({ wish }, true)).asked).toEqual(['Is talk.hall the former talk.room, renamed?'])
  expect((await written({ wish }, false)).asked).toHaveLength(2)
})

test('--empty writes a change of content alone', async () => {
  const { code, change, said } = await written({ empty: true })
  expect(code).toBe(0)
  expect(said).toContain('Wrote migrations/changes/0002-next/before.ts')
  expect(change).toContain('// model.transformEntries(')
})

test('writes a file for each new content type', async () => {
  const { change, said } = await written({ wish: undefined })
  expect(said).toContain('Wrote migrations/changes/0002-next/quote-block.ts')
  expect(change).toContain("import { quoteBlock } from './0002-next/quote-block.ts'")
  expect(change).toContain("    .deleteContentType('talk', { spaces: ['association', 'events'] }),")
})

test('writes nothing when the history leads to the model', async () => {
  const { io, said } = recorder()
  expect(await run({ name: 'nothing' }, io)).toBe(0)
  expect(said.out).toContain('nothing to write')
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
