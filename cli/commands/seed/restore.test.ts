import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { crashSweep } from '@association/local/testing/crash-sweep.ts'
import { flakyProxy } from '@association/local/testing/flaky-proxy.ts'
import { startSpaces as startEmptySpaces } from '@association/local/testing/spaces.ts'
import { managementConfig } from '@association/services/config'
import { managementClients, processFile, type SpaceClient } from '@association/services/management/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { assetLink, entryLink } from '../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run as exportSpaces } from '../content/export/run.ts'
import { run, type SeedOptions } from './run.ts'

// Only the CommonJS build works; the ES build imports folders.
const importSpace: (options: object) => Promise<unknown> = createRequire(import.meta.url)('contentful-import')

const strideOfTheSweep = 14

const folder = mkdtempSync(join(tmpdir(), 'restore-'))
const backup = join(folder, 'backup')

let source: Spaces
let empty: Awaited<ReturnType<typeof startEmptySpaces>>
beforeAll(async () => {
  ;[source, empty] = await Promise.all([startSpaces(), startEmptySpaces()])
  empty.keep()
  await fill(source.clients.events)
  await exported(source.config, backup)
}, 60_000)
beforeEach(() => empty.restore())
afterAll(async () => {
  await source.close()
  await empty.close()
})

async function exported(config: SeedOptions['config'], output: string, change = {}) {
  const { io, ...heard } = recorder()
  expect(await exportSpaces({ config, output, ...change }, io)).toBe(0)
  return heard
}

async function restore(change: Partial<SeedOptions> = {}, io = {}) {
  const recorded = recorder(io)
  const config = managementConfig(empty.environment)
  const running = run({ config, from: backup, ...change }, recorded.io)
  const outcome = await running.catch((error: Error) => error)
  return { ...recorded, outcome, sentence: String(outcome) }
}

const emptyClient = () => managementClients(managementConfig(empty.environment), { access: 'write' }).events

const files = (output: string) =>
  readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(output, name)).isFile())
    .toSorted()
    .map((name) => [name, readFileSync(join(output, name), 'base64')])

async function fill(client: SpaceClient) {
  const locale = {
    fallbackCode: 'en-US',
    optional: true,
    contentDeliveryApi: true,
    contentManagementApi: true,
  }
  await client.locale.create({}, { ...locale, name: 'German', code: 'de' })
  await client.locale.create({}, { ...locale, name: 'Swiss German', code: 'de-CH', fallbackCode: 'de' })
  await client.tag.createWithId({ tagId: 'spring' }, { name: 'Spring', sys: { visibility: 'public' } })
  await client.tag.createWithId({ tagId: 'unused' }, { name: 'Unused', sys: { visibility: 'private' } })
  for (const state of ['draft', 'published', 'changed', 'archived'] as const) {
    await writeAsset(client, state)
    await writeEntry(client, state)
  }
}

type ContentState = 'draft' | 'published' | 'changed' | 'archived'
const tagged = { metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'spring' } as const }] } }

async function writeEntry({ entry }: SpaceClient, state: ContentState) {
  const params = { entryId: `title-${state}`, contentTypeId: 'title' }
  const fields = (text: string) => ({
    internalName: { 'en-US': state },
    text: { 'en-US': text, de: `${text} auf Deutsch` },
  })
  let live = await entry.createWithId(params, { fields: fields('First'), ...tagged })
  if (state === 'published' || state === 'changed') live = await entry.publish(params, live)
  if (state === 'changed') await entry.update(params, { ...live, fields: fields('Second') })
  if (state === 'archived') await entry.archive(params)
  const page = { entryId: `page-${state}`, contentTypeId: 'page' }
  const shown = { title: state, path: `/${state}`, sections: [entryLink(`title-${state}`)] }
  const values = { ...shown, socialImage: assetLink(`file-${state}`) }
  const saved = await entry.createWithId(page, {
    fields: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { 'en-US': value }])),
  })
  if (state === 'changed' || state === 'published') await entry.publish(page, saved)
}

const svg = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect fill="${fill}" width="4" height="3"/></svg>`,
  )

async function writeAsset(client: SpaceClient, state: ContentState) {
  const params = { assetId: `file-${state}` }
  const fileOf = async (fill: string) => {
    const { sys } = await client.upload.create({}, { file: new Uint8Array(svg(fill)).buffer })
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } }
    return { contentType: 'image/svg+xml', fileName: `${fill} picture.svg`, uploadFrom }
  }
  const fields = async (fill: string) => ({
    title: { 'en-US': `Picture ${state}`, de: `Bild ${state}` },
    description: { 'en-US': fill },
    file: { 'en-US': await fileOf(fill), de: await fileOf('white') },
  })
  const processed = async (asset: Parameters<typeof processFile>[1]) =>
    processFile(client, await processFile(client, asset, 'en-US'), 'de')
  // The SDK's types lack files that wait for processing.
  let live = await processed(
    await client.asset.createWithId(params, { fields: (await fields('navy')) as never, ...tagged }),
  )
  if (state === 'published' || state === 'changed') live = await client.asset.publish(params, live)
  if (state === 'changed')
    await processed(
      await client.asset.update(params, { ...live, fields: (await fields('crimson')) as never }),
    )
  if (state === 'archived') await client.asset.archive(params)
}

async function eventsText() {
  const { io, said } = recorder()
  await exportSpaces({ config: managementConfig(empty.environment), space: 'events', files: false }, io)
  return said.out
}

describe('an export', () => {
  test('has the files of all assets beside it, each under its SHA-256', () => {
    const names = readdirSync(join(backup, 'events.files'))
    expect(names).toHaveLength(3)
    for (const name of names) {
      const sha256 = createHash('sha256')
        .update(readFileSync(join(backup, 'events.files', name)))
        .digest('hex')
      expect(name).toBe(`${sha256}.svg`)
    }
    const { assets } = JSON.parse(readFileSync(join(backup, 'events.json'), 'utf8'))
    const file = assets[0].fields.file['en-US']
    expect(names).toContain(basename(file.url))
    expect(file).toMatchObject({
      url: `//events.files/${file.sha256}.svg`,
      fileName: expect.stringContaining('.svg'),
    })
  })

  test('leaves them out with --no-files, and on stdout', async () => {
    const output = join(folder, 'without')
    await exported(source.config, output, { files: false })
    expect(readdirSync(output)).toEqual(['association.json', 'events.json'])
    const { io, said } = recorder()
    await exportSpaces({ config: source.config, space: 'events' }, io)
    expect(said.err).toContain('Files of assets are not on stdout: add --output <file>')
  })

  test('that lacks a file is not written, and the one before stays', async () => {
    const output = join(folder, 'broken')
    await exported(source.config, output)
    const before = files(output)
    const { io } = recorder({
      fetch: async (url, init) =>
        String(url).includes('/file-draft/') ? new Response('', { status: 404 }) : fetch(url, init),
    })
    const running = exportSpaces({ config: source.config, output }, io)
    await expect(running).rejects.toThrow(
      'events: The file navy picture.svg of the asset file-draft cannot be downloaded: its address answers 404.',
    )
    await expect(running).rejects.toThrow('or leave files out with --no-files')
    expect(files(output)).toEqual(before)
  })

  test('downloads a file again when its connection breaks', async () => {
    const asked = new Set<string>()
    const breaking: typeof fetch = async (url, init) => {
      const isFirst = String(url).includes('picture.svg') && !asked.has(String(url))
      asked.add(String(url))
      const response = await fetch(url, init)
      return isFirst ? new Response((await response.bytes()).slice(0, 20)) : response
    }
    const output = join(folder, 'repeated')
    await exportSpaces({ config: source.config, output }, recorder({ fetch: breaking }).io)
    expect(files(output)).toEqual(files(backup))
  })

  test('names content that a restore would lose: unprocessed files, unpublished changes of content types', async () => {
    const client = source.clients.events
    source.keep()
    const { sys } = await client.upload.create({}, { file: new Uint8Array(svg('navy')).buffer })
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } }
    const file = { 'en-US': { contentType: 'image/svg+xml', fileName: 'late.svg', uploadFrom } }
    await client.asset.createWithId({ assetId: 'late' }, { fields: { file } as never })
    const params = { contentTypeId: 'title' }
    await client.contentType.update(params, { ...(await client.contentType.get(params)), name: 'Other' })
    const output = join(folder, 'late')
    const { said } = await exported(source.config, output)
    source.restore()
    expect(said.err).toContain(
      'warning: events: the file of the asset late is not processed yet and is not in the backup.',
    )
    expect(said.err).toContain('warning: events: the content type title has unpublished changes')
    expect(readFileSync(join(output, 'events.json'), 'utf8')).not.toContain('uploadFrom')
    const restored = await restore({ from: output, space: 'events', only: ['title-published'] })
    expect(restored.outcome).toBe(0)
    expect(restored.said.err).toContain('the content type title has unpublished changes in the export')
  })

  test('removes the files that it no longer names, and no other', async () => {
    const output = join(folder, 'stale')
    await exported(source.config, output)
    const stale = join(output, 'events.files', `${'0'.repeat(64)}.png`)
    const own = join(output, 'events.files', 'notes.txt')
    for (const path of [stale, own]) writeFileSync(path, 'x')
    await exported(source.config, output)
    expect(readdirSync(join(output, 'events.files'))).not.toContain(basename(stale))
    expect(readFileSync(own, 'utf8')).toBe('x')
  })
})

test('restores a changed file although the published one has the same name and size', async () => {
  const client = source.clients.events
  const params = { assetId: 'file-changed' }
  const before = await client.asset.get(params)
  // Both files have one size.
  const save = async (asset: typeof before, fill: string) => {
    const { sys } = await client.upload.create({}, { file: new Uint8Array(svg(fill)).buffer })
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: sys.id } }
    const file = { 'en-US': { contentType: 'image/svg+xml', fileName: 'chart.svg', uploadFrom } }
    const fields = { ...asset.fields, file: file as never }
    return processFile(client, await client.asset.update(params, { ...asset, fields }), 'en-US')
  }
  source.keep()
  await save(await client.asset.publish(params, await save(before, 'white')), 'green')
  const output = join(folder, 'same-size')
  await exported(source.config, output)
  source.restore()
  expect((await restore({ from: output })).outcome).toBe(0)
  const again = join(folder, 'same-size-again')
  await exported(managementConfig(empty.environment), again)
  expect(files(again)).toEqual(files(output))
  expect((await restore({ from: output })).writes()).toEqual([])
})

test('names entries that Contentful refuses to publish, and publishes the others, in the first and the second run', async () => {
  const client = source.clients.events
  source.keep()
  const type = await client.contentType.get({ contentTypeId: 'title' })
  const fields = type.fields.map((field) =>
    field.id === 'internalName'
      ? { ...field, validations: [{ in: ['draft', 'changed', 'archived'] }] }
      : field,
  )
  const stricter = await client.contentType.update({ contentTypeId: 'title' }, { ...type, fields })
  await client.contentType.publish({ contentTypeId: 'title' }, stricter)
  const output = join(folder, 'refused')
  await exported(source.config, output)
  source.restore()
  for (const _ of ['first', 'second']) {
    const { sentence, outcome } = await restore({ from: output })
    expect(sentence).toContain('events: the entry title-published is not published: Contentful refuses')
    expect(sentence).not.toContain('title-changed')
    expect(outcome).toMatchObject({ code: 'REFUSED', exitCode: 1 })
    const { entry } = emptyClient()
    expect((await entry.get({ entryId: 'title-archived' })).sys.archivedVersion).toBeGreaterThan(0)
    const changed = await entry.get({ entryId: 'title-changed' })
    expect(changed.fields.text['en-US']).toBe('Second')
    expect(changed.sys.publishedVersion).toBeGreaterThan(0)
  }
  await emptyClient().entry.createWithId({ entryId: 'stranger', contentTypeId: 'page' }, { fields: {} })
  const { sentence } = await restore({ from: output, prune: true, yes: true })
  expect(sentence).toContain('events: nothing is deleted before all is published.')
  expect((await emptyClient().entry.get({ entryId: 'stranger' })).sys.id).toBe('stranger')
})

describe('an empty space', () => {
  test('is exported again byte for byte: model, locales, tags, states and files', async () => {
    const { outcome, said } = await restore()
    expect(outcome).toBe(0)
    expect(said.err).toContain(
      'events: the content types come from the export. Run `npm run migrate -- baseline',
    )
    const again = join(folder, 'again')
    await exported(managementConfig(empty.environment), again)
    expect(files(again)).toEqual(files(backup))
    expect((await restore()).writes()).toEqual([])
  })

  test('gets everything but a file that is damaged, which is named; the next run restores that', async () => {
    const name = readdirSync(join(backup, 'events.files')).find((each) => isFill(each, 'crimson'))
    const path = join(backup, 'events.files', String(name))
    const whole = readFileSync(path)
    appendFileSync(path, ' ')
    const first = await restore()
    writeFileSync(path, whole)
    expect(first.sentence).toContain(
      'events: the file crimson picture.svg of the asset file-changed (en-US) is not restored',
    )
    expect(first.sentence).toContain('then run the same command again')
    expect((await emptyClient().entry.getPublished({ query: {} })).total).toBe(4)
    expect((await restore()).outcome).toBe(0)
    const again = join(folder, 'repaired')
    await exported(managementConfig(empty.environment), again)
    expect(files(again)).toEqual(files(backup))
  })

  test.each([
    ['another content', (path: string) => writeFileSync(path, svg('ecru')), 'its SHA-256 is another'],
    ['nothing', (path: string) => rmSync(path), 'does not exist'],
  ])('is told of a file with %s', async (_, damage, reason) => {
    const name = readdirSync(join(backup, 'events.files')).find((each) => isFill(each, 'navy'))
    const path = join(backup, 'events.files', String(name))
    const whole = readFileSync(path)
    damage(path)
    const { sentence } = await restore({ space: 'events', only: ['file-draft'] })
    writeFileSync(path, whole)
    expect(sentence).toContain(reason)
  })

  test('reports a flipped byte in a file that the space already has', async () => {
    expect((await restore()).outcome).toBe(0)
    const name = readdirSync(join(backup, 'events.files')).find((each) => isFill(each, 'navy'))
    const path = join(backup, 'events.files', String(name))
    const whole = readFileSync(path)
    const flipped = Buffer.from(whole)
    flipped[10] = (flipped[10] ?? 0) ^ 1
    writeFileSync(path, flipped)
    const { sentence, writes } = await restore()
    writeFileSync(path, whole)
    expect(sentence).toContain(' (en-US) is damaged in the backup')
    expect(sentence).toContain('its SHA-256 is another')
    expect(writes()).toEqual([])
  })

  test('that was killed at any request is restored by a second run', async () => {
    const some: Partial<SeedOptions> = { space: 'events', only: ['page-*'] }
    const sweep = crashSweep(
      {
        restore: empty.restore,
        run: async (fetch) => expect((await restore(some, { fetch })).outcome).toBe(0),
        state: eventsText,
      },
      strideOfTheSweep,
    )
    const { value: whole } = await sweep.next()
    for await (const { moment, state, writes } of sweep) {
      expect(state, moment).toBe(whole.state)
      expect(writes, moment).toEqual([])
    }
  })

  test('is restored and exported over a network that resets, loses answers and limits', async () => {
    const { hosts } = managementConfig(empty.environment).contentful
    const proxy = await flakyProxy(hosts.management, { reset: 0.05, lost: 0.05, limited: 0.3 }, 7)
    const overProxy: typeof fetch = (url, init) =>
      fetch(String(url).replace(hosts.management, proxy.host), init)
    const some: Partial<SeedOptions> = { space: 'events', only: ['page-*'] }
    await restore(some)
    const expected = await eventsText()
    empty.restore()
    expect((await restore(some, { fetch: overProxy })).outcome).toBe(0)
    const heard = recorder({ fetch: overProxy })
    await exportSpaces(
      { config: managementConfig(empty.environment), space: 'events', files: false },
      heard.io,
    )
    expect(heard.said.out).toBe(expected)
    expect(Object.values(proxy.met()).every((count) => count > 0)).toBe(true)
    await proxy.close()
  })

  test('that migrations manage gets no content type from an export', async () => {
    const contentTypeId = 'migrationJournal'
    await emptyClient().contentType.createWithId({ contentTypeId }, { name: 'Journal', fields: [] })
    const { sentence, writes } = await restore({ space: 'events' })
    expect(sentence).toMatch(/The space events lacks .*title.*: run `npm run migrate -- apply` first/)
    expect(writes()).toEqual([])
  })

  test('of another default locale is refused before the first write', async () => {
    const client = emptyClient()
    const { items } = await client.locale.getMany({ query: {} })
    const [held] = items
    if (held) await client.locale.update({ localeId: held.sys.id }, { ...held, code: 'fr' })
    const { sentence, writes } = await restore()
    expect(sentence).toContain('The default locale of the export is en-US, that of the space events is fr')
    expect(sentence).toContain('make en-US its default in Contentful (Settings → Locales)')
    expect(writes()).toEqual([])
    const [french] = (await client.locale.getMany({ query: {} })).items
    if (french) await client.locale.update({ localeId: french.sys.id }, { ...french, code: 'en-US' })
    expect((await restore({ space: 'events', only: ['title-published'] })).outcome).toBe(0)
  })
})

const isFill = (name: string, fill: string) =>
  name.startsWith(createHash('sha256').update(svg(fill)).digest('hex'))

test('contentful-import uploads the files that lie beside an export', async () => {
  for (const stream of ['log', 'warn'] as const) vi.spyOn(console, stream).mockImplementation(() => {})
  const output = join(folder, 'published')
  await exported(source.config, output, { published: true, only: ['page', 'title'] })
  const { contentful, managementToken } = managementConfig(empty.environment)
  await importSpace({
    contentFile: join(output, 'events.json'),
    uploadAssets: true,
    assetsDirectory: output,
    spaceId: contentful.spaces.events.id,
    environmentId: contentful.environment,
    managementToken,
    host: contentful.hosts.management,
    hostUpload: contentful.hosts.upload,
    insecure: true,
    useVerboseRenderer: false,
    errorLogFile: join(output, 'errors.json'),
    rateLimit: 200,
  })
  vi.restoreAllMocks()
  const { items } = await emptyClient().asset.getMany({ query: {} })
  const sizes = items.map(({ sys, fields }) => [sys.id, fields.file['en-US']?.details?.size])
  const size = svg('navy').length
  expect(sizes.toSorted()).toEqual([
    ['file-changed', size],
    ['file-published', size],
  ])
})

test('an export that was interrupted between its two spaces is refused', async () => {
  const output = join(folder, 'mixed')
  await exported(source.config, output)
  writeFileSync(join(output, 'incomplete-export'), '')
  const { sentence, writes } = await restore({ from: output })
  expect(sentence).toContain(`The export into ${output} was interrupted`)
  expect(sentence).toContain(`npm run cli -- content export --output ${output}`)
  expect(writes()).toEqual([])
  await exported(source.config, output)
  expect((await restore({ from: output })).outcome).toBe(0)
})
