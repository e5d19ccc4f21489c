import { afterAll, beforeAll, expect, test } from 'vitest'
import { CommandError } from '../../shared/errors.ts'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run } from './run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
})
afterAll(() => spaces.close())

const refusalOf = (entry: string) =>
  refusalOfFile('wrong.ts', `export const wrong = seedFile({ space: 'events', entries: [${entry}] })`)

async function refusalOfFile(name: string, text: string) {
  const { io, sent } = recorder()
  const error = await run({ config: spaces.config, folder: seedFolder({ [name]: text }) }, io).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(sent).toEqual([])
  expect(error).toBeInstanceOf(CommandError)
  return (error as CommandError).message
}

const title = (fields: string, word = 'entry') =>
  `${word}('title', 'lead', { internalName: 'Lead', text: 'Lead', ${fields} })`

test.each([
  ['an unknown field', title("colour: 'red'"), 'entry lead, field colour: Title has no field “colour”.'],
  ['an unknown field of a draft', title("colour: 'red'", 'draft'), 'field colour'],
  [
    'a missing value',
    "entry('title', 'lead', { internalName: 'Lead' })",
    'entry lead, field text: Text is required.',
  ],
  [
    'a value of another kind',
    title("fontSize: 'large'"),
    'entry lead, field fontSize: must be a whole number.',
  ],
  [
    'a value outside the list of choices',
    title("tag: 'h9'"),
    'entry lead, field tag: Tag must be one of h1, h2, h3, h4, h5, h6.',
  ],
  ['a value out of its limits', title('fontSize: 900'), 'entry lead, field fontSize:'],
  [
    'a link to nothing',
    "entry('section', 'band', { internalName: 'Band', elements: [link('nowhere')] })",
    'entry band, field elements: links to “nowhere”, which is neither an entry of events nor a fixture.',
  ],
  [
    'a link that the field does not accept',
    "entry('section', 'band', { internalName: 'Band', elements: [link('color')] })",
    'links to “color”, a color, which the field does not accept.',
  ],
  [
    'an embedded entry that does not exist',
    "entry('content', 'words', { internalName: 'Words', text: prose('{{nowhere}}') })",
    'entry words, field text: links to “nowhere”',
  ],
  [
    'Markdown that rich text cannot hold',
    "entry('content', 'words', { internalName: 'Words', text: prose('![a](b.png)') })",
    'entry words, field text: holds Markdown that rich text does not know',
  ],
  [
    'a date that cannot be read',
    title("fontSize: 20, textAlign: '{day+15o}'"),
    'entry lead, field textAlign: “{day+15o}” is no date: write such as {day+150}',
  ],
  [
    'a picture that the seed does not contain',
    "entry('page', 'p', { title: 'P', path: '/p', socialImage: assetLink('lost') })",
    'entry p, field socialImage: shows “lost”, which is no picture of the seed.',
  ],
  [
    'an address used twice',
    "entry('page', 'a', { title: 'A', path: '/p' }), entry('page', 'b', { title: 'B', path: '/p' })",
    'entry b, field path: holds the same value as a.',
  ],
  ['an id used twice', `${title('')}, ${title('')}`, 'entry lead: another entry of events has this id.'],
  ['an id that is none', "entry('title', 'a b', { internalName: 'A', text: 'A' })", 'no Contentful id'],
  [
    'the id of the fixture of another type',
    "entry('title', 'quoteBlock', { internalName: 'Lead', text: 'Lead' })",
    'entry quoteBlock: this id belongs to the fixture of the content type quoteBlock, but the entry is a title. Give the entry another id.',
  ],
  [
    'a content type of the other space',
    "entry('siteSettings', 'settings', { internalName: 'Settings' })",
    'the space events has no content type siteSettings.',
  ],
  ['a broken rule', "entry('buttonGroup', 'b', { internalName: 'B' })", 'Give at least one button'],
  [
    'an address that another page of the other space has',
    "entry('page', 'a', { title: 'A', path: '/twice' }) ] })\nexport const here = seedFile({ space: 'association', entries: [ entry('page', 'b', { title: 'B', path: '/twice' })",
    'The address /twice is also the address of “A” of the space events.',
  ],
  [
    'a link to itself',
    "entry('section', 'band', { internalName: 'Band', elements: [link('band')] })",
    'entry band, field elements: Links to itself',
  ],
])('%s is refused before anything is sent', async (_, entry, sentence) => {
  const message = await refusalOf(entry)
  expect(message).toContain('wrong.ts: entry ')
  expect(message).toContain(sentence)
})

test.each([
  ['no front matter', 'Come in.', 'it must begin with a line `---`, its fields, and another line `---`.'],
  ['a type that does not exist', '---\ntype: article\n---', '`type` must be the id of a content type'],
  ['front matter that is no YAML', '---\ntype: title\nid: a: b\n---', 'at line 3, column 5. Correct it'],
  [
    'a value of another kind',
    '---\ntype: title\nid: lead\ninternalName: Lead\ntext: 2030\n---',
    'entry lead, field text: must be text of at most 256 characters: put the number into quotes.',
  ],
  [
    'an empty key',
    '---\ntype: title\nid: lead\ninternalName: Lead\ntext:\n---',
    'entry lead, field text: must be text of at most 256 characters.',
  ],
  [
    'a key that each object has',
    '---\ntype: title\nid: lead\ninternalName: Lead\ntext: Lead\nconstructor: x\n---',
    'entry lead, field constructor: Title has no field “constructor”.',
  ],
])('a Markdown file with %s is refused before anything is sent', async (_, text, sentence) => {
  const message = await refusalOfFile('wrong.md', text)
  expect(message).toContain('wrong.md')
  expect(message).toContain(sentence)
})

test('a draft may break a rule, as in Contentful; that is only mentioned', async () => {
  const { io, said } = recorder()
  const body = `export const drafts = seedFile({ space: 'events', entries: [
    draft('buttonGroup', 'b', { internalName: 'B' }) ] })`
  const folder = seedFolder({ 'draft.ts': body })
  expect(await run({ config: spaces.config, folder, dryRun: true }, io)).toBe(0)
  expect(said.err).toContain('warning:')
  expect(said.err).toContain('entry b, field button1Text: Give at least one button a text.')
})

test('only mentions the errors of content that is marked as broken', async () => {
  const { io, said } = recorder()
  const body = `export const broken = seedFile({ space: 'events', isBroken: true, entries: [
    entry('section', 'band', { internalName: 'Band', elements: [link('band')] }) ] })`
  const folder = seedFolder({ 'broken.ts': body })
  expect(await run({ config: spaces.config, folder, dryRun: true }, io)).toBe(0)
  expect(said.err).toContain('entry band, field elements: Links to itself')
})

test('a file that cannot be read is named', async () => {
  const { io } = recorder()
  const folder = seedFolder({ 'talks.ts': talks, 'broken.ts': 'export const' })
  await expect(run({ config: spaces.config, folder }, io)).rejects.toThrow(/broken\.ts cannot be read/)
})

test('each file that cannot be read is named in one run', async () => {
  const { io } = recorder()
  const folder = seedFolder({ 'one.md': 'Come in.', 'two.md': '---\ntype: article\n---', 'talks.ts': talks })
  await expect(run({ config: spaces.config, folder }, io)).rejects.toThrow(
    /one\.md cannot be read:[\s\S]*two\.md cannot be read:/,
  )
})

test('names a file without a seed export, with advice', async () => {
  const title = "entry('title', 'lead', { internalName: 'Lead', text: 'Lead' })"
  const file = `seedFile({ space: 'events', entries: [${title}] })`
  const forgotten = seedFolder({ 'talks.ts': `const talks = ${file}` })
  const failing = run({ config: spaces.config, folder: forgotten }, recorder().io)
  await expect(failing).rejects.toThrow(/talks\.ts exports nothing to seed: write `export const … = seedFile/)
  const exported = seedFolder({ 'talks.ts': `export const talks = ${file}` })
  const { io } = recorder()
  expect(await run({ config: spaces.config, folder: exported, space: 'events', dryRun: true }, io)).toBe(0)
})

test('a space without the model is named before the first write', async () => {
  const client = spaces.clients.events
  const contentTypeId = 'quoteBlock'
  const type = await client.contentType.unpublish({ contentTypeId })
  const { io, writes } = recorder()
  const failing = run({ config: spaces.config, folder: seedFolder({ 'talks.ts': talks }) }, io)
  await expect(failing).rejects.toThrow(
    'The space events lacks quoteBlock: run `npm run migrate -- apply` first.',
  )
  expect(writes()).toEqual([])
  await client.contentType.publish({ contentTypeId }, type)
})

test.each([
  ["{ space: 'evnts', entries: [] }", 'wrong.ts names the space “evnts”: choose association or events.'],
  ['{ entries: [] }', 'wrong.ts names no space: choose association or events.'],
])('refuses entries without one of the two spaces: %s', async (body, sentence) => {
  const { io, sent } = recorder()
  const folder = seedFolder({ 'wrong.ts': `export const wrong = ${body}` })
  await expect(run({ config: spaces.config, folder }, io)).rejects.toThrow(sentence)
  expect(sent).toEqual([])
})

test('a link to an entry whose changes are not published is mentioned, as for editors', async () => {
  const { io, said } = recorder()
  const body = `export const changes = seedFile({ space: 'events', entries: [
    changed('title', 'lead', { fields: { internalName: 'Lead', text: 'Lead' }, changes: { text: 'Lead on' } }),
    entry('section', 'band', { internalName: 'Band', elements: [link('lead')] }) ] })`
  await run({ config: spaces.config, folder: seedFolder({ 'changed.ts': body }), dryRun: true }, io)
  expect(said.err).toContain('entry band, field elements: “Lead” has unpublished changes')
})
