import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommandError } from '../../../shared/errors.ts'
import { assetLink, entryLink, type TestEntry, writeAsset, writeEntry } from '../../../testing/content.ts'
import { recorder, type Spaces, startSpaces } from '../../../testing/space.ts'
import { type ContentUsageOptions, run } from './run.ts'

const acrossLink = (id: string) => ({
  sys: {
    type: 'ResourceLink',
    linkType: 'Contentful:Entry',
    urn: `crn:contentful:::content:spaces/events/environments/master/entries/${id}`,
  },
})

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  const { association, events } = spaces.clients
  const title = (id: string, isDraft = false): TestEntry => ({
    ...{ id, type: 'title', values: { internalName: id, text: id }, isDraft },
  })
  const band = (id: string, isDraft: boolean, ...elements: string[]): TestEntry => ({
    ...{ id, type: 'section', isDraft, values: { internalName: id, elements: elements.map(entryLink) } },
  })
  const page = (id: string, path: string, ...sections: object[]): TestEntry => ({
    ...{ id, type: 'page', values: { title: id, path, sections } },
  })
  for (const id of ['bee', 'ant', 'fly']) await writeAsset(association, { id, title: `A ${id}` })
  const html = `<img src="//images.ctfassets.net/association/bee/0123456789abcdef/bee.png">`
  const written: TestEntry[] = [
    title('lead'),
    title('alone'),
    title('later', true),
    { id: 'embed', type: 'content', values: { internalName: 'embed', text: rich(html) } },
    {
      id: 'shot',
      type: 'media',
      values: { internalName: 'shot', mediaFile: assetLink('ant') },
      isDraft: true,
    },
    band('band', false, 'lead', 'embed'),
    band('coming', true, 'lead', 'shot'),
    band('loose', false, 'lead'),
    page('home', '/', entryLink('band'), entryLink('lead')),
    { ...page('join', '/join', entryLink('coming')), isDraft: true },
  ]
  for (const each of written) await writeEntry(association, each)
  await writeEntry(events, title('keynote'))
  await writeEntry(events, page('talks', '/talks', entryLink('keynote')))
  const values = { internalName: 'across', kind: 'map', data: { keynote: acrossLink('keynote') } }
  await writeEntry(association, { id: 'across', type: 'jsonData', values })
  await writeEntry(association, page('mirror', '/mirror', entryLink('across')))
})
afterAll(() => spaces.close())

const rich = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})

async function usage(options: Partial<ContentUsageOptions>) {
  const { io, said, writes } = recorder()
  const code = await run({ config: spaces.config, ...options }, io)
  expect(writes()).toEqual([])
  return { code, ...said }
}

describe('an entry', () => {
  test('is shown with its pages, the shortest path to each, and its holders without a page', async () => {
    const { code, out } = await usage({ what: 'lead' })
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "association: Title “lead”
      http://localhost:4000/spaces/association/environments/master/entries/lead

        /  home
            Sections
        /join  join  (not seen by visitors: something on the way is a draft)
            Sections › Section “coming” › Elements

      Linked by what no page shows:
        Section “loose” › Elements
            http://localhost:4000/spaces/association/environments/master/entries/loose
      "
    `)
  })

  test('shows in the other space too', async () => {
    const { out } = await usage({ what: 'keynote' })
    expect(out).toContain('/mirror  mirror')
    expect(out).toContain('/talks  talks')
  })

  test('that no page shows says so', async () => {
    expect((await usage({ what: 'alone' })).out).toContain('No page shows it.')
  })

  test('as JSON carries each step of the way', async () => {
    const { out } = await usage({ what: 'embed', format: 'json' })
    expect(JSON.parse(out)).toMatchObject({
      usages: [
        {
          ...{ space: 'association', id: 'embed', typeName: 'Rich text' },
          pages: [
            {
              ...{ id: 'home', path: '/', isVisible: true },
              through: [
                { id: 'home', field: 'sections' },
                { id: 'band', field: 'elements', edit: expect.stringMatching(/\/entries\/band$/) },
              ],
            },
          ],
          linkedBy: [],
        },
      ],
    })
  })
})

test('finds a picture by its address in HTML', async () => {
  const { out } = await usage({ what: 'bee' })
  expect(out).toContain('Sections › Section “band” › Elements › Rich text “embed” › Text')
  expect(out).toContain('/assets/bee')
})

describe('orphans', () => {
  test('are listed by space, with drafts apart and with their holders', async () => {
    const { code, out } = await usage({ orphans: true })
    expect(code).toBe(2)
    expect(out).toMatchInlineSnapshot(`
      "association: published
        Section “loose”
            http://localhost:4000/spaces/association/environments/master/entries/loose
        Title “alone”
            http://localhost:4000/spaces/association/environments/master/entries/alone

      association: drafts
        Title “later”
            http://localhost:4000/spaces/association/environments/master/entries/later
        Asset “A fly” (fly)
            http://localhost:4000/spaces/association/environments/master/assets/fly

      4 orphans, 2 of them drafts, of 17 entries and assets.
      "
    `)
  })

  test('exit with code 0 if a space has no orphan', async () => {
    const { code, out } = await usage({ orphans: true, space: 'events' })
    expect([code, out]).toEqual([0, 'No orphan: 2 entries and assets are in use.\n'])
  })

  test('that are examples of the seed are named, and are no finding', async () => {
    await writeEntry(spaces.clients.events, {
      id: 'quoteBlock',
      type: 'quoteBlock',
      values: { internalName: 'Quote' },
      isDraft: true,
    })
    const { code, out } = await usage({ orphans: true, space: 'events' })
    expect([code, out]).toEqual([
      0,
      `Examples of the seed, one of a content type, which may stay (1)
  events: Quote “Quote” (quoteBlock)

No orphan: 2 entries and assets are in use.
`,
    ])
    await spaces.clients.events.entry.delete({ entryId: 'quoteBlock' })
  })

  test('as JSON carry their incoming links', async () => {
    const { out } = await usage({ orphans: true, format: 'json' })
    expect(JSON.parse(out).orphans.map(({ id }: { id: string }) => id)).toEqual([
      'loose',
      'alone',
      'later',
      'fly',
    ])
  })
})

test.each([
  [{}, 'Name one entry or asset by its id, or ask for --orphans.'],
  [{ what: 'lead', orphans: true }, 'Name one entry or asset by its id, or ask for --orphans.'],
  [{ what: 'nobody' }, 'There is no entry or asset nobody in association or events: give its id'],
])('%j is a wrong question', async (options, sentence) => {
  await expect(usage(options)).rejects.toThrow(sentence)
  await expect(usage(options)).rejects.toBeInstanceOf(CommandError)
})

test('a link in another locale counts, too', async () => {
  const { locale, entry } = spaces.clients.events
  const german = { name: 'German', code: 'de', fallbackCode: 'en-US', optional: true }
  await locale.create({}, { ...german, contentDeliveryApi: true, contentManagementApi: true })
  await writeEntry(spaces.clients.events, {
    id: 'gruss',
    type: 'title',
    values: { internalName: 'Gruß', text: 'x' },
  })
  const talks = await entry.get({ entryId: 'talks' })
  const sections = { ...talks.fields.sections, de: [entryLink('gruss')] }
  await entry.update({ entryId: 'talks' }, { ...talks, fields: { ...talks.fields, sections } })
  const { out } = await usage({ what: 'gruss', format: 'json' })
  expect(JSON.parse(out).usages[0].pages).toMatchObject([{ id: 'talks' }])
})
