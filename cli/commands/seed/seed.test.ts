import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixtures } from '@association/content/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { contentOf, recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run, type SeedOptions } from './run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
}, 60_000)
afterAll(() => spaces.close())

const folder = seedFolder({ 'talks.ts': talks })
const seed = async (options: Partial<SeedOptions> = {}, now = new Date()) => {
  const recorded = recorder({ now: () => now })
  const code = await run({ config: spaces.config, folder, ...options }, recorded.io)
  return { ...recorded, code }
}

describe('the seed', () => {
  test('a dry run shows the plan and writes nothing', async () => {
    const { code, said, writes } = await seed({ dryRun: true })
    expect(code).toBe(0)
    expect(said.out).toContain('events: 21 new, 0 changed, 0 unchanged')
    expect(said.out).toContain('+ quoteBlock talks-quote: save, publish, save the change')
    expect(writes()).toEqual([])
  })

  test('fills both spaces from the folder and the fixtures', async () => {
    const { said, writes } = await seed()
    const published = writes().filter((request) => /publish(ed)?$/.test(request))
    expect(published.toSorted()).toEqual(
      ['association', 'events'].map((id) => `POST /spaces/${id}/environments/master/bulk_actions/publish`),
    )
    expect(said.out).toMatch(/association: \d+ new, 0 changed, 0 unchanged\nevents: 21 new/)
    const { association, events } = await contentOf(spaces)
    expect(Object.keys(association.entries)).toContain('siteSettings')
    const own = Object.keys(events.entries).filter((id) => !(id in fixtures))
    expect(own).toEqual(['talks', 'talks-later', 'talks-quote', 'talks-text', 'talks-title'])
  })

  test('keeps draft, published and changed states', async () => {
    const { events } = await contentOf(spaces)
    expect(events.entries).toMatchObject({
      talks: { state: 'published' },
      'talks-later': { state: 'draft' },
      'talks-quote': { state: 'changed' },
    })
    expect(JSON.stringify(events.published['talks-quote'])).toContain('As published.')
    expect(JSON.stringify(events.entries['talks-quote'])).toContain('As changed since.')
  })

  test('resolves links, pictures and Markdown', async () => {
    const { events } = await contentOf(spaces)
    const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
    expect(events.entries.talks).toMatchObject({
      fields: {
        socialImage: { 'en-US': link('Asset', 'first-light') },
        sections: { 'en-US': ['talks-title', 'talks-text', 'talks-quote'].map((id) => link('Entry', id)) },
      },
    })
    expect(events.entries['talks-text']).toMatchObject({
      fields: {
        text: {
          'en-US': {
            content: [
              { nodeType: 'paragraph', content: [{}, { value: 'listen', marks: [{ type: 'bold' }] }, {}] },
              { nodeType: 'embedded-entry-block', data: { target: link('Entry', 'talks-quote') } },
            ],
          },
        },
      },
    })
    expect(events.assets['first-light']).toMatchObject({
      state: 'published',
      title: { 'en-US': 'First light' },
    })
  })

  test('writes nothing the second time', async () => {
    const { said, writes } = await seed()
    expect(writes()).toEqual([])
    expect(said.out).toContain('events: 0 new, 0 changed, 21 unchanged')
  })
})

describe('a seed that changed', () => {
  const rename = (from: string, to: string) => seedFolder({ 'talks.ts': talks.replace(from, to) })

  test('updates only the difference', async () => {
    const { writes, said } = await seed({ folder: rename("text: 'Talks'", "text: 'All talks'") })
    expect(said.out).toContain('events: 0 new, 1 changed, 20 unchanged')
    expect(writes()).toEqual([
      'PUT /spaces/events/environments/master/entries/talks-title',
      'PUT /spaces/events/environments/master/entries/talks-title/published',
    ])
    await seed()
  })

  test('unpublishes an entry that the seed now declares as a draft', async () => {
    const drafted = rename("entry('title', 'talks-title'", "draft('title', 'talks-title'")
    const { writes } = await seed({ folder: drafted })
    expect(writes()).toEqual(['DELETE /spaces/events/environments/master/entries/talks-title/published'])
    await seed()
  })

  test('brings a picture anew only when its drawing changed', async () => {
    const pictures = readFileSync(join(folder, 'pictures.ts'), 'utf8')
    const redrawn = seedFolder({ 'talks.ts': talks })
    writeFileSync(join(redrawn, 'pictures.ts'), pictures.replace('navy', 'teal'))
    const { writes } = await seed({ folder: redrawn })
    expect(
      writes()
        .map((request) => request.replace(/.*master/, ''))
        .toSorted(),
    ).toEqual(
      [
        '/assets/first-light',
        '/assets/first-light/files/en-US/process',
        '/assets/first-light/published',
        '/uploads',
      ].flatMap((path) => [path, path]),
    )
    await seed()
    expect((await seed()).writes()).toEqual([])
  })
})

describe('dates of the seed', () => {
  const dated = talks.replace("text: 'Talks'", "text: 'Talks on {day+150 short}'")
  const onDay = (now: string, options: Partial<SeedOptions> = {}) =>
    seed({ folder: seedFolder({ 'talks.ts': dated }), ...options }, new Date(now))

  test('count from the day of seeding, so a second run on that day writes nothing', async () => {
    await onDay('2026-11-22T08:00:00Z')
    const { fields } = await spaces.clients.events.entry.get({ entryId: 'talks-title' })
    expect(fields.text).toEqual({ 'en-US': 'Talks on Apr 21, 2027' })
    expect((await onDay('2026-11-22T20:00:00Z')).writes()).toEqual([])
  })

  test('move on a later day', async () => {
    const { said } = await onDay('2026-11-23T08:00:00Z', { dryRun: true })
    expect(said.out).toContain('events: 0 new, 1 changed, 20 unchanged')
    expect(said.out).toContain('text: “Talks on Apr 21, 2027” → “Talks on Apr 22, 2027”')
    await seed()
  })
})

describe('an edit in Contentful', () => {
  test('is kept by --missing and overwritten without it', async () => {
    const client = spaces.clients.events
    const entry = await client.entry.get({ entryId: 'talks-title' })
    const fields = { ...entry.fields, text: { 'en-US': 'By an editor' } }
    await client.entry.update({ entryId: 'talks-title' }, { ...entry, fields })
    await client.entry.delete({ entryId: 'talks-later' })

    const kept = await seed({ missing: true })
    expect(kept.said.out).toContain('events: 1 new, 0 changed, 20 unchanged')
    expect((await client.entry.get({ entryId: 'talks-title' })).fields.text).toEqual({
      'en-US': 'By an editor',
    })
    expect((await seed()).said.out).toContain('events: 0 new, 1 changed, 20 unchanged')
    expect((await client.entry.get({ entryId: 'talks-title' })).fields.text).toEqual({ 'en-US': 'Talks' })
  })
})

test('a value that editors gave in another locale stays', async () => {
  const { locale, entry, asset } = spaces.clients.events
  const german = { name: 'German', code: 'de', fallbackCode: 'en-US', optional: true }
  await locale.create({}, { ...german, contentDeliveryApi: true, contentManagementApi: true })
  const title = await entry.get({ entryId: 'talks-title' })
  const text = { 'en-US': 'By an editor', de: 'Vorträge' }
  await entry.update({ entryId: 'talks-title' }, { ...title, fields: { ...title.fields, text } })
  const picture = await asset.get({ assetId: 'first-light' })
  const names = { ...picture.fields.title, de: 'Erstes Licht' }
  await asset.update({ assetId: 'first-light' }, { ...picture, fields: { ...picture.fields, title: names } })
  await seed()
  expect((await entry.get({ entryId: 'talks-title' })).fields.text).toEqual({
    'en-US': 'Talks',
    de: 'Vorträge',
  })
  const { fields } = await asset.get({ assetId: 'first-light' })
  expect(fields.title).toEqual({ 'en-US': 'First light', de: 'Erstes Licht' })
  expect((await seed()).writes()).toEqual([])
})

test('json says the same', async () => {
  const { said } = await seed({ format: 'json', dryRun: true })
  expect(JSON.parse(said.out)).toMatchObject([{ space: 'association' }, { space: 'events', entries: [] }])
})
