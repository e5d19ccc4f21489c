import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seedFolder } from '../../testing/seed-folder.ts'
import { contentOf, recorder } from '../../testing/space.ts'
import { useTalks } from '../../testing/talks.ts'
import { run as exportSpaces } from '../content/export/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'exports-'))

const { spaces, seed, empty } = useTalks()

async function exported(change: (content: Record<string, unknown>) => object = (content) => content) {
  const client = spaces().clients.events
  const [entries, assets, published] = await Promise.all([
    client.entry.getMany({ query: {} }),
    client.asset.getMany({ query: {} }),
    client.entry.getPublished({ query: {} }),
  ])
  const content = {
    entries: entries.items,
    assets: assets.items,
    publishedEntries: published.items,
    tags: [],
  }
  return file(JSON.stringify(change(content)))
}

let files = 0
function file(text: string): string {
  files += 1
  const path = join(folder, `export-${files}.json`)
  writeFileSync(path, text)
  return path
}

describe('from an export', () => {
  test('restores the states, links and files of a space', async () => {
    const before = (await contentOf(spaces())).events
    const from = await exported()
    await empty()
    expect((await seed({ from })).outcome).toBe(0)
    expect((await contentOf(spaces())).events).toEqual(before)
    expect((await seed({ from })).writes()).toEqual([])
  })

  test('publishes the draft of a changed entry when the export has no published versions', async () => {
    const from = await exported(({ publishedEntries: _, ...content }) => content)
    await empty()
    await seed({ from })
    const { events } = await contentOf(spaces())
    expect(events.entries['talks-quote']).toMatchObject({ state: 'published' })
    expect(JSON.stringify(events.published['talks-quote'])).toContain('As changed since.')
  })

  test('saves an entry with a dangling link as a draft, warns about it, and publishes the rest', async () => {
    const from = await exported(({ entries, ...content }) => ({
      ...content,
      entries: (entries as { sys: { id: string } }[]).filter(({ sys }) => sys.id !== 'talks-title'),
    }))
    await empty()
    const { said } = await seed({ from })
    expect(said.err).toContain('warning: events: talks links to what is not there')
    const { events } = await contentOf(spaces())
    expect(events.entries).toMatchObject({ talks: { state: 'draft' }, 'talks-text': { state: 'published' } })
    expect((await seed({ from })).writes()).toEqual([])
  })

  test('tags come along', async () => {
    const tag = { sys: { type: 'Link', linkType: 'Tag', id: 'spring' } }
    const from = await exported(({ entries, ...content }) => ({
      ...content,
      entries: (entries as object[]).map((entry) => ({ ...entry, metadata: { tags: [tag] } })),
      tags: [{ name: 'Spring', sys: { id: 'spring', visibility: 'public' } }],
    }))
    await seed({ from })
    const { metadata } = await spaces().clients.events.entry.get({ entryId: 'talks' })
    expect(metadata?.tags).toMatchObject([tag])
    expect((await spaces().clients.events.tag.get({ tagId: 'spring' })).name).toBe('Spring')
    expect((await seed({ from })).writes()).toEqual([])
  })

  test.each([
    ['{"entries": [', 'is no JSON, or was cut off'],
    ['{"items": []}', 'is no export of Contentful: it has no list `entries`'],
    ['{"entries": [{}]}', 'it has no list `entries`'],
    ['{"entries": [], "assets": [7]}', 'its `assets` are no list of things with an id'],
    ['{"entries": []}', 'does not say which space it is of: say which to fill with --space'],
    [
      '{"entries": [], "assets": [{"sys": {"id": "one", "space": {"sys": {"id": "stranger"}}}}]}',
      'is of another space (stranger): say which to fill with --space',
    ],
  ])('a file that is none is refused: %s', async (text, words) => {
    const { sentence, sent } = await seed({ from: file(text) })
    expect(sentence).toContain(words)
    expect(sent).toEqual([])
  })

  const idOf = (id: string) => ({ sys: { id } })
  const entryOf = (id: string, type = 'title') => ({ sys: { id, contentType: idOf(type) }, fields: {} })
  test.each<[string, object]>([
    [
      'entry in another space',
      { entries: [entryOf('../../../../association/environments/master/entries/x')] },
    ],
    ['entry with a query', { entries: [entryOf('../../../../../users/me?x=')] }],
    ['entry ..', { entries: [entryOf('..')] }],
    ['entry with a long id', { entries: [entryOf('x'.repeat(65))] }],
    ['content type of an entry', { entries: [entryOf('one', 'title/published')] }],
    ['tag of an entry', { entries: [{ ...entryOf('one'), metadata: { tags: [idOf('../tag')] } }] }],
    ['published entry', { publishedEntries: [entryOf('a/b')] }],
    ['asset', { assets: [idOf('one#')] }],
    ['tag', { tags: [idOf('%2e%2e')] }],
    ['content type', { contentTypes: [idOf('.')] }],
    ['editor', { editorInterfaces: [entryOf('default', 'a/b')] }],
    ['locale', { locales: [{ ...idOf('de'), code: 'de/../en' }] }],
  ])('an id that would change the path of a request is refused: %s', async (_, content) => {
    const text = JSON.stringify({ entries: [], ...content })
    const { sentence, sent } = await seed({ from: file(text), space: 'events' })
    expect(sentence).toContain('which is no id of Contentful')
    expect(sent).toEqual([])
  })

  type Odd = { type?: string; field?: string; language?: string }
  test.each<[string, Odd, string]>([
    ['another content type', { type: 'poem' }, 'The space events lacks poem'],
    ['another field', { field: 'rhyme' }, 'The space events lacks title.rhyme'],
    ['another language', { language: 'de' }, 'entry odd, field text has a value in de'],
  ])(
    '%s is named before the first write',
    async (_, { type = 'title', field = 'text', language = 'en-US' }, words) => {
      const odd = {
        sys: { id: 'odd', contentType: { sys: { id: type } } },
        fields: { [field]: { [language]: 'Odd' } },
      }
      const { sentence, writes } = await seed({
        from: await exported((content) => ({ ...content, entries: [odd] })),
        space: 'events',
      })
      expect(sentence).toContain(words)
      expect(writes()).toEqual([])
    },
  )
})

describe('from a folder of content export', () => {
  const output = join(folder, 'backup')
  const written = async (into: string, change = {}) => {
    await exportSpaces({ config: spaces().config, output: into, ...change }, recorder().io)
    return ['association', 'events'].map((space) => readFileSync(join(into, `${space}.json`), 'utf8'))
  }

  test('restores both spaces with published versions of changed entries, so that a second export is equal byte for byte', async () => {
    const { entry } = spaces().clients.events
    const live = await entry.get({ entryId: 'talks' })
    await entry.update({ entryId: 'talks' }, { ...live, fields: { ...live.fields, description: {} } })
    const before = await written(output)
    const { events } = await contentOf(spaces())
    await empty()
    expect((await seed({ from: output })).outcome).toBe(0)
    const content = (await contentOf(spaces())).events
    expect(content.published).toEqual(events.published)
    expect(await written(join(folder, 'again'))).toEqual(before)
    expect((await seed({ from: output })).writes()).toEqual([])
  })

  test('--space takes one file of the folder', async () => {
    await written(output)
    const { said } = await seed({ from: output, space: 'events', dryRun: true, format: 'json' })
    expect(JSON.parse(said.out)).toMatchObject([{ space: 'events' }])
  })

  test('a folder without one is refused', async () => {
    const { sentence, sent } = await seed({ from: seedFolder({}) })
    expect(sentence).toContain('holds no association.json or events.json: name a folder that')
    expect(sent).toEqual([])
  })
})

describe('from another environment', () => {
  test('a space is copied, and a second run finds nothing to do', async () => {
    const client = spaces().clients.events
    await client.environment.createWithId({ environmentId: 'spring' }, { name: 'Spring' })
    const config = {
      ...spaces().config,
      contentful: { ...spaces().config.contentful, environment: 'spring' },
    }
    await empty()
    expect((await seed({ from: 'events/spring' })).outcome).toBe(0)
    const again = await seed({ from: 'master', space: 'events', config })
    expect(again).toMatchObject({ outcome: 0 })
    expect(again.writes()).toEqual([])
  })

  test.each([
    ['master', 'cannot be filled from itself'],
    ['nowhere.json', 'There is no file nowhere.json'],
    ['evnts/master', 'is neither a file nor <space>/<environment>'],
    ['not here', 'names no environment'],
    ['nowhere', 'does not exist'],
  ])('%s is refused', async (from, words) => {
    const { sentence, writes } = await seed({ from })
    expect(sentence).toContain(words)
    expect(writes()).toEqual([])
  })
})
