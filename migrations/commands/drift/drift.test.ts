import type { SpaceClient } from '@association/services/management/index.ts'
import type { ContentTypeProps } from 'contentful-management'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadChanges } from '../../engine/history/load-changes.ts'
import { replay } from '../../engine/model/replay.ts'
import { changesFolder, historyFolder, talks, writeChange } from '../../testing/changes-folder.ts'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import { run } from './run.ts'

let spaces: Spaces
let folder: string
beforeAll(async () => {
  spaces = await startSpaces()
  folder = changesFolder({ '0001-talks': talks })
  await apply.run({ config: spaces.config, folder, yes: true }, recorder().io)
})
afterAll(() => spaces.close())

async function drift(options: { format?: 'json'; spaces?: readonly ['events'] } = {}) {
  const recorded = recorder()
  const wish = replay(await loadChanges(folder))
  const exitCode = await run({ config: spaces.config, folder, wish, ...options }, recorded.io)
  return { exitCode, out: recorded.said.out, writes: recorded.writes() }
}

test('code and spaces that are the same: exit 0', async () => {
  expect(await drift()).toMatchObject({ exitCode: 0, writes: [] })
  expect((await drift()).out).toContain('Code and spaces are the same.')
})

test('a change that is not applied is pending, and no difference', async () => {
  writeChange(folder, '0002-heading', "[changeField('talk', 'title', { name: 'Heading' })]")
  const { exitCode, out } = await drift()
  expect(exitCode).toBe(2)
  expect(out).toContain('events, environment master: as its history says\n  pending: 0002-heading')
})

test('reports parts of the model that no change contains yet', async () => {
  const talk = replay(await loadChanges(folder)).events.talk
  if (!talk) throw new Error('the talk is there')
  const { io, said } = recorder()
  const wish = { association: { talk }, events: { talk, session: talk } }
  expect(await run({ config: spaces.config, folder, wish }, io)).toBe(2)
  expect(said.out).toContain('no change says yet: createContentType session')
})

describe('changed by hand', () => {
  beforeAll(async () => {
    const client = spaces.clients.events
    await alter(client, (type) => ({
      ...type,
      name: 'Lecture',
      fields: [
        ...type.fields.filter(({ id }) => id !== 'room').map((field) => ({ ...field, required: false })),
        { id: 'extra', name: 'Extra', type: 'Symbol', required: false, localized: false },
      ],
    }))
    const params = { contentTypeId: 'talk' }
    const editor = await client.editorInterface.get(params)
    await client.editorInterface.update(params, {
      ...editor,
      sidebar: [{ widgetNamespace: 'app', widgetId: 'preview', settings: {} }],
      controls: editor.controls?.map((control) =>
        control.fieldId === 'title'
          ? { ...control, settings: { helpText: 'The title' } }
          : { ...control, widgetNamespace: 'app', widgetId: 'picker' },
      ),
    })
    await client.contentType.createWithId(
      { contentTypeId: 'foreign' },
      { name: 'Foreign', displayField: 'title', description: '', fields: [plainTitle] },
    )
  })

  test('each difference is named for its space, apps’ editors are not', async () => {
    const { exitCode, out, writes } = await drift()
    expect(exitCode).toBe(2)
    expect(writes).toEqual([])
    expect(out).toMatchInlineSnapshot(`
      "association, environment master: as its history says
        pending: 0002-heading  0002-heading

      events, environment master: 7 differences
          ~ content type talk
              name: "Talk" → "Lecture"
              ~ title
                  required: true → nothing
                  help: "Its title" → "The title"
              - room
              + extra: Symbol
          + content type foreign “Foreign”
              + title: Symbol
          ! content type foreign was saved and not published
        pending: 0002-heading  0002-heading

      Undo in Contentful what is wrong there; write into the model what is right, and \`npm run migrate -- new\` makes a change of it.
      \`npm run migrate -- plan\` shows what is pending.
      "
    `)
  })

  test('machines read the same', async () => {
    const [events, ...others] = JSON.parse((await drift({ format: 'json', spaces: ['events'] })).out)
    expect(others).toEqual([])
    expect(events).toMatchObject({ space: 'events', pending: [{ id: '0002-heading', state: 'pending' }] })
    expect(events.findings).toContainEqual({ kind: 'missing', type: 'talk', field: 'room' })
    expect(events.findings).toContainEqual({ kind: 'foreign', type: 'foreign' })
    expect(events.findings).toContainEqual({ kind: 'unpublished', type: 'foreign' })
    expect(events.findings).toContainEqual({
      kind: 'changed',
      type: 'talk',
      field: 'title',
      property: 'help',
      code: 'Its title',
      space: 'The title',
    })
  })
})

test('--write makes a change from edits in the space, after which code and spaces agree', async () => {
  const own = await startSpaces()
  const history = historyFolder()
  writeChange(history, '0001-talks', talks)
  const options = { config: own.config, folder: history }
  await apply.run({ ...options, yes: true }, recorder().io)
  await alter(own.clients.events, (type) => ({
    ...type,
    name: 'Lecture',
    fields: [...type.fields.filter(({ id }) => id !== 'room'), { ...plainTitle, id: 'extra', name: 'Extra' }],
  }))
  await run({ ...options, write: 'by-hand' }, recorder().io)
  const { io, writes } = recorder()
  const wish = replay(await loadChanges(history))
  expect(wish.association.talk).toMatchObject({ name: 'Lecture', fields: { extra: { name: 'Extra' } } })
  await apply.run({ ...options, yes: true, allowDataLoss: true }, io)
  expect(writes().some((request) => request.includes('/content_types/talk'))).toBe(true)
  expect(await run({ ...options, wish }, recorder().io)).toBe(0)
  await own.close()
})

test('--write writes nothing while a change is pending, and says what to do', async () => {
  writeChange(folder, '0003-later', "[changeField('talk', 'title', { name: 'Later' })]")
  const wish = replay(await loadChanges(folder))
  await expect(run({ config: spaces.config, folder, wish, write: 'by-hand' }, recorder().io)).rejects.toThrow(
    'Run `npm run migrate -- apply` first',
  )
})

const plainTitle = { id: 'title', name: 'Title', type: 'Symbol', required: false, localized: false }

async function alter(client: SpaceClient, change: (type: ContentTypeProps) => ContentTypeProps) {
  const params = { contentTypeId: 'talk' }
  const publish = async (type: ContentTypeProps) =>
    client.contentType.publish(params, await client.contentType.update(params, type))
  const type = await client.contentType.get(params)
  const staying = new Set(change(type).fields.map(({ id }) => id))
  const fields = type.fields.map((field) => ({ ...field, omitted: !staying.has(field.id) }))
  const hidden = await publish({ ...type, fields })
  await publish(change(hidden))
}
