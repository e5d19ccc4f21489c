import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readJournal, writeJournal } from '../engine/journal.ts'
import { changesFolder, writeChange } from '../testing/changes-folder.ts'
import { before, everyStep, fill } from '../testing/every-step.ts'
import { recorder, type Spaces, startSpaces } from '../testing/space.ts'
import { spaceContents } from '../testing/space-contents.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

let folder = changesFolder({ '0001-before': before })
let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await run(apply)
  await fill(spaces.clients.events)
  spaces.keep()
})
beforeEach(() => {
  spaces.restore()
  folder = changesFolder({ '0001-before': before })
})
afterAll(() => spaces.close())

type Command = typeof apply | typeof rollback

async function run({ run: command }: Command, options = {}, change = {}) {
  const recorded = recorder(change)
  const target = { config: spaces.config, spaces: ['events'] as const, folder, yes: true }
  const error = await command({ ...target, allowDataLoss: true, ...options }, recorded.io).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string }
  return { ...recorded, code, message }
}

const contents = () => spaceContents(spaces.clients.events)
const change = (steps: string) => writeChange(folder, '0002-change', `[${steps}]`)
const shout = "transformEntries('talk', ({ fields }) => ({ title: fields.title + '!' }))"
const titleOf = (values: { fields: Record<string, Record<string, unknown>> } | undefined) =>
  values?.fields.title?.['en-US']

/** Half applied: the process is killed before it writes the third entry of the transform. */
async function interrupt() {
  const died = Promise.withResolvers<void>()
  let writes = 0
  const dying: typeof fetch = (url, init) => {
    if (init?.method === 'PUT' && /entries\/(other|published|changed|archived)$/.test(String(url)))
      writes += 1
    if (writes <= 2) return fetch(url, init)
    died.resolve()
    return new Promise(() => {})
  }
  const who = { name: 'gone', host: 'here', pid: 2 ** 30 }
  await Promise.race([run(apply, {}, { fetch: dying, who }), died.promise])
}

async function edit(entryId: string, title: string) {
  const { entry } = spaces.clients.events
  const held = await entry.get({ entryId })
  await entry.update({ entryId }, { ...held, fields: { ...held.fields, title: { 'en-US': title } } })
}

describe('a change of every kind', () => {
  test('leads each version of each entry where it should be', async () => {
    writeChange(folder, '0002-every-step', everyStep)
    await run(apply)
    const { entries, tags, model } = await contents()
    expect(Object.keys(entries)).toEqual([
      'archived',
      'changed',
      'from-hidden',
      'from-poster',
      'other',
      'published',
      'speaker-ada',
      'speaker-ben',
      'speaker-cy',
    ])
    expect(Object.keys(model)).toEqual(['talk', 'speaker'])
    expect(Object.keys(tags)).toEqual(['checked'])
    const states = Object.entries(entries).map(([id, { saved, published, isArchived }]) => [
      id,
      titleOf(saved) ?? saved.fields.name?.['en-US'],
      published && (titleOf(published) ?? published.fields.name?.['en-US']),
      isArchived,
    ])
    expect(states).toEqual([
      ['archived', 'Archived!', undefined, true],
      ['changed', 'Newer!', 'Changed!', undefined],
      ['from-hidden', 'Hidden', undefined, undefined],
      ['from-poster', 'Poster', 'Poster', undefined],
      ['other', 'Other!', undefined, undefined],
      ['published', 'Published!', 'Published!', undefined],
      ['speaker-ada', 'Ada', 'Ada', undefined],
      ['speaker-ben', 'Ben', undefined, undefined],
      ['speaker-cy', 'Cy', undefined, undefined],
    ])
    expect(JSON.stringify(entries.changed?.published)).toContain('"id":"from-poster"')
    expect(JSON.stringify(entries.changed?.published)).toContain('"id":"speaker-ada"')
    expect(JSON.stringify(entries.changed?.saved)).toContain('"id":"speaker-cy"')
    expect(entries.published?.published?.fields.hall).toEqual({ 'en-US': 'A' })
    expect(entries.published?.published?.tags).toEqual(['checked'])
  })
})

describe('the code of a change', () => {
  test('that answers nothing leads to no write of an entry', async () => {
    change("transformEntries('talk', ({ id }) => id === 'other' ? { room: 'C' } : undefined)")
    const { writes } = await run(apply)
    expect(writes().filter((request) => request.includes('/entries/other'))).toHaveLength(1)
    expect(writes().filter((request) => /entries\/(published|changed|archived)/.test(request))).toEqual([])
  })

  test('that throws is named with its entry and version, and nothing is written', async () => {
    change(
      "transformEntries('talk', ({ fields, version }) => { if (fields.title === 'Changed') throw new Error('no ' + version); return {} })",
    )
    const { code, message, writes } = await run(apply)
    expect(code).toBe('INVALID')
    expect(message).toContain('0002-change fails on the published version of talk changed (no published)')
    expect(writes()).toEqual([])
  })

  test.each([
    [
      "transformEntries('talk', () => ({ colour: 'red' }))",
      /field colour in the saved version of \w+, but talk has no such/,
    ],
    ["tagEntries('talk', () => ['nowhere'])", /the tag nowhere, which does not exist/],
    [
      "moveEntries('poster', 'talk', () => ({ id: 'other', fields: { title: 'x' } }))",
      /the id other, which another entry has/,
    ],
    [
      "moveEntries('talk', 'poster', ({ id, version }) => ({ id: id + version, fields: { heading: 'x' } }))",
      /to different places/,
    ],
    [
      "deriveEntries('talk', 'speaker', ({ id }) => ({ entries: [{ id: 'same', fields: { name: id } }] }))",
      /derives same twice with different values/,
    ],
    [
      "deriveEntries('talk', 'speaker', () => ({ entries: [{ id: 'poster', fields: { name: 'x' } }] }))",
      /an entry of that id exists/,
    ],
  ])('%s makes no sense, and is refused before anything is written', async (steps, sentence) => {
    change(steps)
    const { message, writes } = await run(apply)
    expect(message).toMatch(sentence)
    expect(writes()).toEqual([])
  })
})

describe('before the first write', () => {
  test('what the plan must publish and Contentful would refuse is named with its entries', async () => {
    change(
      "changeField('talk', 'title', { validations: [{ size: { max: 7 } }] }), transformEntries('talk', () => ({ room: 'C' }))",
    )
    const { code, message, writes } = await run(apply)
    expect(code).toBe('UNPUBLISHABLE')
    expect(message).toContain(
      'talk.title breaks the rule size {"max":7} to be published: 1 entry (1 of them published): published',
    )
    expect(writes()).toEqual([])
  })

  test('so is what could not even be saved', async () => {
    change("transformEntries('talk', () => ({ title: 'x'.repeat(257) }))")
    expect((await run(apply)).message).toContain('talk.title is larger than 256')
    folder = changesFolder({ '0001-before': before })
    change("transformEntries('talk', () => ({ title: 7 }))")
    const { message, writes } = await run(apply)
    expect(message).toContain('talk.title is no Symbol: 4 entries')
    expect(message).not.toContain('to be published')
    expect(writes()).toEqual([])
  })

  test('what merely cannot be published any more is a note, and not for what was broken before', async () => {
    change("changeField('talk', 'room', { required: true })")
    const first = await run(apply)
    expect(first.code).toBeUndefined()
    expect(first.said.out).toContain('Afterwards, talk.room is required in 2 entries: archived, other')
    writeChange(folder, '0003-more', "[changeField('talk', 'room', { validations: [{ in: ['A'] }] })]")
    const { said } = await run(apply)
    expect(said.out).toMatch(
      /note: Afterwards, talk.room breaks the rule in \["A"\] in 1 entry \(1 of them published\): changed;/,
    )
    expect(said.out).not.toContain('is required')
  })

  test('a link to a type that the field no longer takes is found', async () => {
    change(
      "changeField('talk', 'related', { items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['talk'] }] } })",
    )
    expect((await run(apply)).said.out).toMatch(
      /talk.related breaks the rule linkContentType \["talk"\] in 1 entry/,
    )
  })

  test('values that must become unique and are not', async () => {
    await edit('other', 'Published')
    change("changeField('talk', 'title', { validations: [{ unique: true }] })")
    expect((await run(apply)).said.out).toContain('talk.title is not unique in 2 entries')
  })

  test('what would be lost is named with its number, and needs to be allowed', async () => {
    change("deleteField('talk', 'by')")
    const { code, message, writes } = await run(apply, { allowDataLoss: false })
    expect(code).toBe('DATA_LOSS')
    expect(message).toContain(
      'The values of talk.by go with their field. 3 entries (2 of them published): changed, other, published',
    )
    expect(writes()).toEqual([])
    expect((await run(apply)).code).toBeUndefined()
  })

  test('links to what is deleted are mentioned', async () => {
    change("deleteEntries('poster', ({ id }) => id === 'poster')")
    expect((await run(apply)).said.out).toMatch(/Links to what is deleted are left in 3 entries/)
  })
})

describe('half applied', () => {
  test('it goes on from the journal, and asks its code no more', async () => {
    change(shout)
    await interrupt()
    const { said, code } = await run(apply)
    expect(code).toBeUndefined()
    expect(said.out).toContain('goes on where a run was interrupted')
    const { entries, journal } = await contents()
    expect(Object.values(entries).flatMap(({ saved }) => titleOf(saved) ?? [])).toEqual([
      'Archived!',
      'Newer!',
      'Other!',
      'Published!',
    ])
    expect(journal.at(-1)).toBe('0002-change applied')
  })

  test('an entry that a person changed meanwhile is named, and stays as it is', async () => {
    change(shout)
    await interrupt()
    await edit('published', 'By hand')
    const { code, message } = await run(apply)
    expect(code).toBe('CONFLICT')
    expect(message).toContain('talk published: the entry was changed in the space')
    expect((await run(rollback)).code).toBe('CONFLICT')
    expect((await run(rollback, { overwrite: true })).code).toBeUndefined()
    expect(titleOf((await contents()).entries.published?.saved)).toBe('Published')
  })

  test('a file that is edited or missing then is refused in a sentence', async () => {
    change(shout)
    await interrupt()
    folder = changesFolder({ '0001-before': before })
    change(`${shout}, deleteEntries('flyer')`)
    expect((await run(apply)).message).toMatch(
      /^0002-change was changed while it is half applied in events: restore/,
    )
    folder = changesFolder({ '0001-before': before })
    expect((await run(apply)).message).toMatch(
      /^0002-change is half applied in events, but .* is missing: restore/,
    )
    expect((await run(rollback)).code).toBeUndefined()
    expect((await run(apply)).said.out).toContain('events: up to date (1 applied)')
  })

  test('a part of the plan that is missing in the journal is named', async () => {
    change(shout)
    await interrupt()
    await spaces.clients.events.entry.delete({ entryId: 'migration-0002-change-plan-1' })
    for (const command of [apply, rollback])
      expect((await run(command)).message).toContain(
        'The journal no longer holds the plan of 0002-change: part 1 of 1, the entry migration-0002-change-plan-1, is missing.',
      )
  })
})

describe('rollback', () => {
  test('takes back one change after the other, and what was pending is pending again', async () => {
    const start = await contents()
    change(shout)
    writeChange(folder, '0003-more', `[${shout}]`)
    await run(apply)
    expect(titleOf((await contents()).entries.other?.saved)).toBe('Other!!')
    await run(rollback)
    expect(titleOf((await contents()).entries.other?.saved)).toBe('Other!')
    await run(rollback, { to: '0002-change' })
    expect((await contents()).entries).toEqual(start.entries)
    expect((await run(apply)).said.out).toContain('events: 2 pending (1 applied)')
    expect(titleOf((await contents()).entries.other?.saved)).toBe('Other!!')
  })

  test('what people put into a new field is not lost without --overwrite', async () => {
    change("addField('talk', 'note', { name: 'Note', type: 'Symbol', widget: 'singleLine' })")
    await run(apply)
    const { entry } = spaces.clients.events
    const held = await entry.get({ entryId: 'other' })
    const fields = { ...held.fields, note: { 'en-US': 'Mind the gap' } }
    await entry.update({ entryId: 'other' }, { ...held, fields })
    const { code, message } = await run(rollback)
    expect(code).toBe('CONFLICT')
    expect(message).toContain('The values of talk.note go with their field. 1 entry: other')
    expect((await run(rollback, { overwrite: true })).code).toBeUndefined()
    expect((await contents()).model.talk?.fields.note).toBeUndefined()
  })

  test('asks, and does nothing when nobody agrees', async () => {
    change(shout)
    await run(apply)
    const { writes } = await run(rollback, { yes: false }, { confirm: async () => false })
    expect(writes()).toEqual([])
  })

  test('says why a change of before cannot be taken back', async () => {
    const client = spaces.clients.events
    const [first] = await readJournal(client)
    if (!first) throw new Error('nothing was applied')
    const { parts: _, sum: __, stage: ___, ...ofBefore } = first
    await writeJournal(client, ofBefore)
    expect((await run(apply)).said.out).toContain('events: up to date (1 applied)')
    expect((await run(rollback)).message).toMatch(
      /^0001-before cannot be rolled back: it was applied by a version/,
    )
  })
})

test('many entries take no more requests than one to save each, and some for all', async () => {
  const { entry } = spaces.clients.events
  const count = 250
  for (let index = 0; index < count; index += 1) {
    const fields = { title: { 'en-US': `Talk ${index}` } }
    const saved = await entry.createWithId({ entryId: `talk-${index}`, contentTypeId: 'talk' }, { fields })
    await entry.publish({ entryId: `talk-${index}` }, saved)
  }
  change(shout)
  const { sent, writes } = await run(apply)
  expect(writes().filter((request) => request.includes('/entries/talk-'))).toHaveLength(count)
  expect(sent.length).toBeLessThan(count + 70)
})
