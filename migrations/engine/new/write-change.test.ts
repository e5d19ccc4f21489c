import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inBoth, symbol, typeOf } from '../../testing/talks.ts'
import { loadChanges } from '../history/load-changes.ts'
import { emptyModels, replay } from '../model/replay.ts'
import { wishedModels } from '../model/wish.ts'
import type { FieldSpec } from '../specs/space-model.ts'
import { formatFiles } from './format-files.ts'
import { findRenames } from './renames.ts'
import { changeFiles } from './write-change.ts'

const reference: FieldSpec = { ...symbol, type: 'Link', linkType: 'Entry', widget: 'entryLinkEditor' }
const from = inBoth({
  talk: typeOf({ title: symbol, room: symbol, length: symbol, speaker: reference, notes: symbol }),
  question: typeOf({ question: symbol, answer: { ...symbol, type: 'Text' } }, 'Question'),
  faq: typeOf({ name: symbol }, 'FAQ'),
})
const to = inBoth({
  talk: typeOf({
    title: { ...symbol, required: true, validations: [{ size: { max: 60 } }] },
    place: symbol,
    length: { ...symbol, type: 'Integer', widget: 'numberEditor' },
    speaker: { ...reference, type: 'Array', linkType: undefined, items: { type: 'Link', linkType: 'Entry' } },
    day: { ...symbol, type: 'Date', required: true },
  }),
  'short-answer': typeOf({ question: symbol, answer: { ...symbol, type: 'Text' } }, 'Answer'),
})

const accepting = (...types: string[]) => [{ linkContentType: types }]
const page = (...types: string[]) =>
  typeOf(
    {
      title: symbol,
      sections: {
        ...reference,
        type: 'Array',
        linkType: undefined,
        items: { type: 'Link', linkType: 'Entry', validations: accepting(...types) },
      },
      opener: { ...reference, validations: accepting(...types) },
      text: {
        ...symbol,
        type: 'RichText',
        validations: [{ nodes: { 'embedded-entry-block': accepting(...types) } }],
      },
    },
    'Page',
  )
const quote = typeOf({ words: symbol }, 'Quote')
const slots = inBoth({ page: page('note', 'quote'), quote, note: quote })
const moreSlots = inBoth({ page: page('factBox', 'note'), quote, note: quote, factBox: quote })

const manySlots = inBoth({
  page: page('quote'),
  story: page('quote'),
  list: page('note'),
  quote,
  note: quote,
})
const oneMoreBlock = inBoth({
  page: page('factBox', 'quote'),
  story: page('factBox', 'quote'),
  list: page('factBox', 'note'),
  ...{ quote, note: quote, factBox: quote },
})

const given = ['talk.room=place', 'question=short-answer']

// Inside the workspace, so that compiler and linter treat the files like those of `changes/`.
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'written-'))
const written = (path: string) => readFileSync(join(folder, path), 'utf8')

/** A later change must see what an earlier one created, renamed or deleted. */
const wrongChange = `import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0004-new-shape.ts'

export default change('Wrong', (model: After<typeof previous>) => {
  // @ts-expect-error another change renamed it
  model.deleteField('talk', 'room')
  // @ts-expect-error another change deleted it
  model.deleteEntries('faq')
  // @ts-expect-error another change made it a number
  model.transformEntries('talk', () => ({ length: '60' }))
  return model.transformEntries('short-answer', ({ fields }) => ({ answer: fields.question }))
})
`

beforeAll(async () => {
  const changes = {
    '0001-model': { from: emptyModels, to: wishedModels() },
    '0002-away': { from: wishedModels(), to: emptyModels },
    '0003-start': { from: emptyModels, to: from },
    '0004-new-shape': { from, to, found: await findRenames(from, to, { given }) },
    '0005-back': { from: to, to: from },
    '0006-not-renamed': { from, to, found: await findRenames(from, to, { given: [] }) },
    '0007-empty': { from: to, to },
    '0008-slots': { from: to, to: slots },
    '0009-more-slots': { from: slots, to: moreSlots },
    '0010-no-slots': { from: moreSlots, to },
    '0011-many-slots': { from: to, to: manySlots },
    '0012-one-block': { from: manySlots, to: oneMoreBlock },
    '0013-no-slots': { from: oneMoreBlock, to },
  }
  const ids = Object.keys(changes)
  const files: [string, string][] = Object.entries(changes).flatMap(([id, difference], index) => [
    ...changeFiles({ id, about: `It’s “${id}”`, previous: ids[index - 1] }, difference),
  ])
  const [, example = ''] = readFileSync(join(root, 'README.md'), 'utf8').match(/```ts\n([\s\S]*?)```/) ?? []
  files.push(['readme.ts', example], ['wrong.ts', wrongChange])
  for (const [path, source] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  expect(formatFiles(files.map(([path]) => join(folder, path)))).toBe(true)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the changes that are written', () => {
  test('lead to the model: for all of it, with renames and without', async () => {
    const changes = await loadChanges(folder)
    expect(replay(changes.slice(0, 1))).toEqual(wishedModels())
    expect(replay(changes.slice(0, 3))).toEqual(from)
    expect(replay(changes.slice(0, 4))).toEqual(to)
    expect(replay(changes.slice(0, 7))).toEqual(to)
    expect(replay(changes.slice(0, 9))).toEqual(moreSlots)
    expect(replay(changes.slice(0, 12))).toEqual(oneMoreBlock)
    expect(replay(changes)).toEqual(to)
  })

  test('mark the parts that a person must complete', () => {
    expect(written('0004-new-shape.ts')).toMatchInlineSnapshot(`
      "import { type After, change } from '../engine/vocabulary.ts'
      import type previous from './0003-start.ts'
      import { shortAnswer } from './0004-new-shape/short-answer.ts'

      export default change('It’s “0004-new-shape”', (model: After<typeof previous>) =>
        model
          .createContentType('short-answer', shortAnswer)
          .renameField('talk', 'room', 'place')
          .renameField('talk', 'length', 'lengthBefore')
          .renameField('talk', 'speaker', 'speakerBefore')
          // Its values are lost; \`npm run migrate -- plan\` says in how many entries.
          .deleteField('talk', 'notes')
          // title is required now: an entry without it can no longer be published. To give it a value:
          // .transformEntries('talk', ({ fields }) => (fields.title === undefined ? { title: '…' } : undefined))
          // The rules of title become narrower; \`npm run migrate -- plan\` names the entries that break them. To mend those:
          // .transformEntries('talk', ({ fields }) => (fields.title === undefined ? undefined : { title: fields.title }))
          .changeField('talk', 'title', { required: true, validations: [{ size: { max: 60 } }] })
          .addField('talk', 'length', { name: 'Name', type: 'Integer', widget: 'numberEditor', after: 'place' })
          // length was Symbol and is Integer now: see that every value comes over well.
          .transformEntries('talk', ({ fields }) => ({
            length: fields.lengthBefore === undefined ? undefined : Number(fields.lengthBefore),
          }))
          .deleteField('talk', 'lengthBefore')
          .addField('talk', 'speaker', {
            name: 'Name',
            type: 'Array',
            widget: 'entryLinkEditor',
            items: { type: 'Link', linkType: 'Entry' },
            after: 'length',
          })
          // speaker was Link<Entry> and is Array<Link<Entry>> now: see that every value comes over well.
          .transformEntries('talk', ({ fields }) => ({
            speaker: fields.speakerBefore === undefined ? undefined : [fields.speakerBefore],
          }))
          .deleteField('talk', 'speakerBefore')
          // day is required now: an entry without it can no longer be published. To give it a value, behind this:
          // .transformEntries('talk', ({ fields }) => (fields.day === undefined ? { day: '…' } : undefined))
          .addField('talk', 'day', {
            name: 'Name',
            type: 'Date',
            widget: 'singleLine',
            required: true,
            after: 'speaker',
          })
          // Entries come under new ids, of up to 64 characters; links to them follow, and the old ones go.
          .moveEntries('question', 'short-answer', ({ id, fields }) => ({
            id: \`short-answer-\${id}\`,
            fields: { question: fields.question, answer: fields.answer },
          }))
          .deleteContentType('question', { spaces: ['association', 'events'] })
          // A content type goes only when it has no entries left. To delete them with it:
          // .deleteEntries('faq')
          .deleteContentType('faq', { spaces: ['association', 'events'] }),
      )
      "
    `)
  })

  test('add to lists of accepted content types and take from them', () => {
    expect(written('0009-more-slots.ts')).toMatchInlineSnapshot(`
      "import { type After, change } from '../engine/vocabulary.ts'
      import type previous from './0008-slots.ts'
      import { factBox } from './0009-more-slots/fact-box.ts'

      export default change('It’s “0009-more-slots”', (model: After<typeof previous>) =>
        model
          .createContentType('factBox', factBox)
          .acceptIn('factBox', ['page.sections', 'page.opener', 'page.text.embedded-entry-block'])
          // Entries that link to a quote there can no longer be published; \`npm run migrate -- plan\` names them.
          .stopAcceptingIn('quote', ['page.sections', 'page.opener', 'page.text.embedded-entry-block']),
      )
      "
    `)
  })

  test('name another content type instead of many places, and list the remaining places', () => {
    expect(written('0012-one-block.ts')).toContain(`
    .acceptBeside('factBox', 'quote')
    .acceptIn('factBox', ['list.sections', 'list.opener', 'list.text.embedded-entry-block']),
`)
  })

  test('contain an example for entries when the models are equal', () => {
    expect(written('0007-empty.ts')).toContain(
      "// model.transformEntries('talk', ({ fields }) => ({ title: fields.title?.trim() }))",
    )
  })

  const run = (tool: string, ...words: string[]) =>
    spawnSync(join(root, '../node_modules/.bin', tool), words, { cwd: folder, encoding: 'utf8' })

  test('compile as they are, as does the example of the README; wrong ids and values do not', () => {
    const config = join(folder, 'tsconfig.json')
    writeFileSync(config, '{ "extends": "../tsconfig.json", "include": ["."] }\n')
    expect(run('tsc', '-p', config).stdout).toBe('')
  }, 120_000)

  test('are right for the linter', () => {
    // A separate root, because biome first scans everything below its root.
    const config = { root: true, extends: ['../../biome.json'], vcs: { enabled: false } }
    writeFileSync(join(folder, 'biome.json'), `${JSON.stringify(config, null, 2)}\n`)
    // `changes/` allows default exports.
    const options = ['--skip=style/noDefaultExport', '--error-on-warnings', '--formatter-enabled=false']
    const { status, stdout } = run('biome', 'check', ...options, '.')
    expect(status, stdout).toBe(0)
  }, 120_000)
})
