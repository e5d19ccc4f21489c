import { beforeEach, expect, test } from 'vitest'
import { MigrationError } from '../../engine/errors.ts'
import { type JournalEntry, readJournal, writeJournal } from '../../engine/journal/journal.ts'
import { changesFolder, talks, writeChange } from '../../testing/changes-folder.ts'
import { recorder } from '../../testing/space.ts'
import { talkSpaces } from '../../testing/talk-spaces.ts'
import * as plan from '../plan/run.ts'
import { type BaselineOptions, run } from './run.ts'

const heading = "[changeField('talk', 'title', { name: 'Heading' })]"

const title = { id: 'title', name: 'Title', type: 'Symbol', required: false, localized: false }

const spaces = await talkSpaces()
let folder: string
beforeEach(async () => {
  folder = spaces.folder
  for (const client of Object.values(spaces.clients))
    await client.entry.delete({ entryId: 'migration-0001-talks' })
})

async function baseline(options: Partial<BaselineOptions> = {}) {
  const recorded = recorder()
  const exitCode = await run({ config: spaces.config, folder, yes: true, ...options }, recorded.io)
  return { exitCode, out: recorded.said.out, writes: recorded.writes() }
}

const history = async () =>
  (await readJournal(spaces.clients.events)).map(({ id, outcome }) => `${id} ${outcome}`)

test('adopts a space with the model of the changes, without writing to its model', async () => {
  const { exitCode, writes } = await baseline()
  expect(exitCode).toBe(0)
  expect(await history()).toEqual(['0001-talks applied'])
  expect(writes.filter((request) => /content_types|editor_interface/.test(request))).toEqual([])
  const { io, said } = recorder()
  await plan.run({ config: spaces.config, folder }, io)
  expect(said.out).toContain('events: up to date (1 applied)')
})

test('accepts content types of the space that the model does not contain', async () => {
  await spaces.clients.events.contentType.createWithId(
    { contentTypeId: 'own' },
    { name: 'Own', description: '', displayField: 'title', fields: [title] },
  )
  const type = await spaces.clients.events.contentType.get({ contentTypeId: 'own' })
  await spaces.clients.events.contentType.publish({ contentTypeId: 'own' }, type)
  expect((await baseline()).exitCode).toBe(0)
})

test('refuses a space that differs from the model, except with --force', async () => {
  writeChange(folder, '0002-heading', heading)
  const { exitCode, out, writes } = await baseline()
  expect(exitCode).toBe(2)
  expect(writes).toEqual([])
  expect(out).toContain('~ title\n            name: "Heading" → "Title"')
  expect(await baseline({ force: true })).toMatchObject({ exitCode: 0 })
  expect(await history()).toEqual(['0001-talks applied', '0002-heading applied'])
})

test('a plan for a space with another model and no history advises a baseline', async () => {
  const folder = changesFolder({ '0001-talks': talks.replace("name: 'Talk'", "name: 'Speech'") })
  const planning = plan.run({ config: spaces.config, folder }, recorder().io)
  await expect(planning).rejects.toThrow('adopt it with `npm run migrate -- baseline`')
})

test('leaves the changes after the given one pending', async () => {
  writeChange(folder, '0002-heading', heading)
  expect((await baseline({ id: '0001' })).exitCode).toBe(0)
  expect(await history()).toEqual(['0001-talks applied'])
})

test('only the space that is named', async () => {
  await baseline({ spaces: ['association'] })
  expect(await history()).toEqual([])
})

test('asks first, and twice is once', async () => {
  const confirm = async () => false
  const { io, writes } = recorder({ confirm })
  expect(await run({ config: spaces.config, folder }, io)).toBe(1)
  expect(writes()).toEqual([])
  await baseline()
  expect((await baseline()).writes).toEqual([])
})

test('refuses an unknown change and a half-applied one', async () => {
  const refused = (options: Partial<BaselineOptions>) =>
    baseline(options).catch((error: unknown) =>
      error instanceof MigrationError ? error.code : String(error),
    )
  expect(await refused({ id: '0009' })).toBe('USAGE')
  const record: JournalEntry = {
    id: '0001-talks',
    checksum: '',
    outcome: 'started',
    by: 'ann@laptop',
    startedAt: '2026-11-20T10:04:00.000Z',
  }
  await writeJournal(spaces.clients.events, record)
  expect(await refused({})).toBe('CONFLICT')
})
