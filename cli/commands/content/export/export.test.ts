import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CommandError } from '../../../shared/errors.ts'
import { entryLink, writeEntry } from '../../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../../testing/space.ts'
import { type ContentExportOptions, run } from './run.ts'

// Only the CommonJS build works; the ES build imports folders.
const importSpace: (options: object) => Promise<unknown> = createRequire(import.meta.url)('contentful-import')

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await write('lead', 'title', { internalName: 'Lead', text: 'As published' })
  await writeEntry(spaces.clients.events, {
    id: 'lead',
    type: 'title',
    values: { internalName: 'Lead', text: 'As changed' },
    isDraft: true,
  })
  await write('talks', 'page', talks)
  await writeEntry(spaces.clients.events, {
    id: 'later',
    type: 'title',
    values: { internalName: 'Later' },
    isDraft: true,
  })
})
afterAll(() => spaces.close())

const talks = { title: 'Talks', path: '/talks', sections: [entryLink('lead')] }
const write = (id: string, type: string, values: Record<string, unknown>) =>
  writeEntry(spaces.clients.events, { id, type, values })

async function exported(options: Partial<ContentExportOptions> = {}) {
  const { io, said, writes } = recorder()
  expect(await run({ config: spaces.config, space: 'events', ...options }, io)).toBe(0)
  expect(writes()).toEqual([])
  return { text: said.out, ...JSON.parse(said.out) }
}

const ids = (items: { sys: { id: string } }[]) => items.map(({ sys }) => sys.id)

describe('one space', () => {
  test('has the parts that contentful-export writes, in the order of their ids', async () => {
    const { text, ...parts } = await exported()
    expect(Object.keys(parts)).toEqual([
      'assets',
      'contentTypes',
      'editorInterfaces',
      'entries',
      'locales',
      'publishedAssets',
      'publishedEntries',
      'tags',
    ])
    expect(ids(parts.entries)).toEqual(['later', 'lead', 'talks'])
    expect(text.endsWith('}\n')).toBe(true)
  })

  test('distinguishes drafts, changed and published entries, without versions, dates and authors', async () => {
    const { entries } = await exported()
    expect(entries.map(({ sys }: { sys: object }) => sys)).toMatchObject([
      { version: 1 },
      { version: 3, publishedVersion: 1 },
      { version: 2, publishedVersion: 1 },
    ])
    expect(Object.keys(entries[1].sys)).toEqual(['contentType', 'id', 'publishedVersion', 'type', 'version'])
  })

  test('is the same, byte for byte, when only versions and dates moved', async () => {
    const before = await exported()
    await write('talks', 'page', talks)
    expect((await exported()).text).toBe(before.text)
    expect((await exported({ volatile: true })).entries[2].sys).toHaveProperty('updatedAt')
  })

  test('as visitors see it has published values and no drafts', async () => {
    const { entries } = await exported({ published: true })
    expect(ids(entries)).toEqual(['lead', 'talks'])
    expect(entries[0].fields.text['en-US']).toBe('As published')
  })

  test('adds the published versions of changed entries', async () => {
    const { publishedEntries } = await exported()
    expect(ids(publishedEntries)).toEqual(['lead'])
    expect(publishedEntries[0].fields.text['en-US']).toBe('As published')
    expect(publishedEntries[0].sys).toMatchObject({ version: 2, publishedVersion: 1 })
    expect(ids((await exported({ only: ['page'] })).publishedEntries)).toEqual([])
  })

  test('can be cut to some content types', async () => {
    const { entries, contentTypes, editorInterfaces } = await exported({ only: ['title'] })
    expect([ids(entries), ids(contentTypes), editorInterfaces.length]).toEqual([
      ['later', 'lead'],
      ['title'],
      1,
    ])
  })
})

test('includes an entry that an editor saves between two pages', async () => {
  const { entry } = spaces.clients.events
  let pages = 0
  const inSmallPages: typeof fetch = async (url, init) => {
    const answer = await fetch(String(url).replace('limit=1000', 'limit=2'), init)
    if (!/\/spaces\/events\/.*\/entries\?/.test(String(url))) return answer
    pages += 1
    if (pages === 1) await entry.update({ entryId: 'lead' }, await entry.get({ entryId: 'lead' }))
    return answer
  }
  const { io, said } = recorder({ fetch: inSmallPages })
  await run({ config: spaces.config, space: 'events' }, io)
  expect(ids(JSON.parse(said.out).entries)).toEqual(['later', 'lead', 'talks'])
  expect(pages).toBeGreaterThan(1)
})

describe('both spaces', () => {
  test('are a file each, in a folder that is made when it is missing', async () => {
    const output = join(mkdtempSync(join(tmpdir(), 'export-')), 'deep/backup')
    const { io, said } = recorder()
    await run({ config: spaces.config, output }, io)
    expect(said.out).toBe('')
    expect(said.err).toContain(`events: 3 entries, 0 assets`)
    const { text } = await exported()
    expect(readFileSync(join(output, 'events.json'), 'utf8')).toBe(text)
    expect(JSON.parse(readFileSync(join(output, 'association.json'), 'utf8')).entries).toEqual([])
  })

  test('go into no file', async () => {
    const output = join(mkdtempSync(join(tmpdir(), 'export-')), 'file')
    writeFileSync(output, 'as it was')
    await expect(run({ config: spaces.config, output }, recorder().io)).rejects.toThrow(
      'cannot be written: there is a file in the place of its folder.',
    )
    expect(readFileSync(output, 'utf8')).toBe('as it was')
  })

  test('do not fit on stdout', async () => {
    const asked = run({ config: spaces.config }, recorder().io)
    await expect(asked).rejects.toThrow('add --output <folder>, or --space')
    await expect(asked).rejects.toBeInstanceOf(CommandError)
  })
})

test('an unknown content type in --only is named, together with the existing ones', async () => {
  await expect(run({ config: spaces.config, space: 'events', only: ['pge'] }, recorder().io)).rejects.toThrow(
    /There is no content type pge: --only takes .*page/,
  )
})

test('contentful-import reads it: another environment becomes the same', async () => {
  for (const stream of ['log', 'warn'] as const) vi.spyOn(console, stream).mockImplementation(() => {})
  const { text, ...visible } = await exported({ published: true })
  const { publishedEntries } = await exported()
  const content = { ...visible, publishedEntries }
  const { spaces: known, hosts, environment } = spaces.config.contentful
  const params = { spaceId: known.events.id, environmentId: 'copy' }
  await spaces.clients.events.environment.createWithId(params, { name: 'copy' })
  const emptied = { ...spaces.config, contentful: { ...spaces.config.contentful, environment: 'copy' } }
  await vi.waitUntil(
    async () => (await spaces.clients.events.environment.get(params)).sys.status.sys.id === 'ready',
    5000,
  )
  const output = mkdtempSync(join(tmpdir(), 'import-'))
  await importSpace({
    content,
    ...params,
    managementToken: spaces.config.managementToken,
    host: hosts.management,
    hostUpload: hosts.upload,
    insecure: true,
    useVerboseRenderer: false,
    errorLogFile: join(output, 'errors.json'),
    rateLimit: 200,
  })
  vi.restoreAllMocks()
  const copy = await exported({ config: emptied, published: true })
  expect(copy.text).toBe(text)
  expect(environment).not.toBe('copy')
})

test('only the owner reads an export, also where others could read the one before', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'backup')
  const { io } = recorder()
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  await run({ config: spaces.config, output: folder }, io)
  const files = ['association.json', 'events.json'].map((name) => join(folder, name))
  expect([folder, ...files].map(modeOf)).toEqual(['700', '600', '600'])
  for (const file of files) chmodSync(file, 0o666)
  await run({ config: spaces.config, output: folder }, io)
  expect(files.map(modeOf)).toEqual(['600', '600'])
})
