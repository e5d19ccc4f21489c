import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CommandError } from '../../../shared/errors.ts'
import { assetLink, entryLink, writeAsset, writeEntry } from '../../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../../testing/space.ts'
import { run as exportContent } from '../export/run.ts'
import { type ContentDiffOptions, run } from './run.ts'

const node = (nodeType: string, content: object[], data = {}) => ({ nodeType, content, data })
const text = (value: string, ...marks: string[]) => ({
  ...{ nodeType: 'text', value, data: {} },
  marks: marks.map((type) => ({ type })),
})
const richText = (...inline: object[]) => node('document', [node('paragraph', inline)])

const long =
  'Physicians lead teams in hospitals and practices all over the country, day and night, every year.'
const folder = mkdtempSync(join(tmpdir(), 'diff-'))
const file = join(folder, 'events.json')
let spaces: Spaces

beforeAll(async () => {
  spaces = await startSpaces()
  const { events } = spaces.clients
  const write = (id: string, type: string, values: Record<string, unknown>) =>
    writeEntry(events, { id, type, values })
  const body = (...inline: object[]) => ({ internalName: 'Body', text: richText(...inline) })
  for (const id of ['a', 'b', 'c', 'd']) await write(id, 'title', { internalName: id, text: id })
  await writeAsset(events, { id: 'bee', title: 'A bee' })
  await write('body', 'content', body(text('Leaders '), text('grow', 'bold'), text('.')))
  await write('page', 'page', { title: long, path: '/talks', sections: ['a', 'b', 'c'].map(entryLink) })
  await exportContent({ config: spaces.config, space: 'events', output: file }, recorder().io)
  const params = { spaceId: spaces.config.contentful.spaces.events.id, environmentId: 'before' }
  await events.environment.createWithId(params, { name: 'before' })
  await vi.waitUntil(async () => (await events.environment.get(params)).sys.status.sys.id === 'ready', {
    timeout: 5000,
  })

  const second = long.replace('lead teams', 'guide')
  const sections = ['b', 'a', 'd'].map(entryLink)
  const changed = { title: second, path: '/talks', sections, publishGate: 'blocked' }
  await writeEntry(events, { id: 'page', type: 'page', values: changed, isDraft: true })
  await write('body', 'content', body(text('Leaders '), text('grow', 'italic'), text('.')))
  await events.entry.unpublish({ entryId: 'c' })
  const later = { internalName: 'Later', mediaFile: assetLink('bee') }
  await writeEntry(events, { id: 'later', type: 'media', values: later, isDraft: true })
  await events.asset.delete({ assetId: 'bee' })
})
afterAll(() => spaces.close())

async function diffed(options: Partial<ContentDiffOptions> = {}) {
  const { io, said, writes } = recorder()
  const code = await run({ config: spaces.config, from: file, to: 'events', ...options }, io)
  expect(writes()).toEqual([])
  return { code, ...said }
}

describe('in words', () => {
  test('shows the state and the changed fields of each entry: texts by words, lists by items', async () => {
    const { code, out } = await diffed()
    expect(code).toBe(2)
    expect(out).toMatchInlineSnapshot(`
      "new      Media “Later” (later), a draft

      changed  Page “Physicians guide in hospitals and practices all over the country, day and night, every year.” (page)
               published before, with unpublished changes now
               Title
                 Physicians [-lead teams-]{+guide+} in hospitals and practices all …
               Sections
                 moved to place 1: Title “b”
                 + Title “d”
                 - Title “c”

      changed  Rich text “Body” (body)
               Text
                 Leaders [-**grow**-]{+_grow_+}.

      changed  Title “c”, published before, a draft now
      gone     Asset “A bee” (bee), a draft

      1 new, 1 gone, 3 changed; 3 the same.
      "
    `)
  })

  test('gives the same result for an environment as for its export', async () => {
    expect((await diffed({ from: 'events@before' })).out).toBe((await diffed()).out)
  })

  test('turned round, new is gone', async () => {
    const { out } = await diffed({ from: 'events', to: 'events@before', only: ['media'] })
    expect(out).toMatch(/^gone +Media “Later”.*, a draft\n\n0 new, 1 gone, 0 changed; 0 the same\.\n$/)
  })

  test('--published ignores drafts and unpublished changes', async () => {
    const { out } = await diffed({ from: 'events@before', published: true })
    expect(out).not.toMatch(/Later|guide/)
    expect(out).toContain('gone     Title “c”, published')
  })

  test('says that there is no difference, and exits with code 0', async () => {
    const { code, out } = await diffed({ from: 'events' })
    expect([code, out]).toEqual([0, 'No difference: 7 entries and assets are the same.\n'])
  })
})

test('as JSON each difference carries the values of both sides', async () => {
  const { out } = await diffed({ format: 'json', only: ['page'] })
  expect(JSON.parse(out)).toMatchObject({
    ...{ from: file, to: 'events', new: 0, gone: 0, changed: 1, same: 0 },
    differences: [
      {
        ...{ kind: 'entry', id: 'page', type: 'page', change: 'changed' },
        state: { from: 'published', to: 'changed' },
        fields: [{ field: 'title', label: 'Title', locale: 'en-US', from: long }, { field: 'sections' }],
      },
    ],
  })
})

test('compares the published versions of changed entries in an export with drafts', async () => {
  const { out } = await diffed({ from: await exportedFile(), published: true })
  expect(out).toContain('No difference')
})

async function exportedFile(): Promise<string> {
  const output = join(folder, 'drafts.json')
  await exportContent({ config: spaces.config, space: 'events', output }, recorder().io)
  return output
}

test('compares files of equal name and size by their SHA-256, if both sides have it', async () => {
  const assetOf = (sha256?: string) => ({
    sys: { id: 'chart', type: 'Asset' },
    fields: { file: { 'en-US': { fileName: 'chart.svg', details: { size: 9 }, ...(sha256 && { sha256 }) } } },
  })
  const exportOf = (name: string, sha256?: string) => {
    const path = join(folder, `${name}.json`)
    writeFileSync(path, JSON.stringify({ entries: [], assets: [assetOf(sha256)] }))
    return path
  }
  const [one, other, without] = [
    exportOf('one', 'a'.repeat(64)),
    exportOf('other', 'b'.repeat(64)),
    exportOf('without'),
  ]
  expect(await diffed({ from: one, to: other })).toMatchObject({ code: 2 })
  expect(await diffed({ from: one, to: one })).toMatchObject({ code: 0 })
  expect(await diffed({ from: one, to: without })).toMatchObject({ code: 0 })
})

describe('refuses an incomparable side in one sentence', () => {
  const broken = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  test.each([
    [
      'nowhere.json',
      () => 'nowhere.json',
      'neither a space (association, events), nor a space with its environment',
    ],
    ['an empty environment', () => 'events@', 'neither a space'],
    [
      'a cut file',
      () => broken('cut.json', '{"entries": [{"sy'),
      'cut.json is no export of a space (it is no JSON',
    ],
    [
      'another file',
      () => broken('other.json', '{"entries": [7]}'),
      'it holds no list of entries and assets',
    ],
    ['a folder', () => folder, 'make one with `npm run cli -- content export`'],
  ])('%s', async (_, from, sentence) => {
    const asked = diffed({ from: from() })
    await expect(asked).rejects.toThrow(sentence)
    await expect(asked).rejects.toBeInstanceOf(CommandError)
  })

  test('refuses --published for a file without published versions', async () => {
    const { publishedEntries: _, ...content } = JSON.parse(readFileSync(await exportedFile(), 'utf8'))
    const changed = join(folder, 'changed.json')
    writeFileSync(changed, JSON.stringify(content))
    await expect(diffed({ from: changed, published: true })).rejects.toThrow(
      'holds drafts, such as that of page',
    )
  })
})
