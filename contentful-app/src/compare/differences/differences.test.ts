import { expect, test } from 'vitest'
import { compareVersions, summaryOf } from './compare-versions.ts'
import { listDiff } from './list-diff.ts'
import { richDiff } from './rich-words.ts'
import { keysIn, patched, readVersion, type Version } from './version.ts'
import { shortened, wordDiff } from './word-diff.ts'

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const entry = (type: string, fields: object) => ({ sys: { contentType: { sys: { id: type } } }, fields })
const abroad = { sys: { type: 'ResourceLink', urn: 'crn:contentful:::content:spaces/e/entries/part' } }
const spaceOf = (id: string) => (id === 'e' ? ('events' as const) : undefined)

function page(fields: object, entries: Record<string, unknown> = {}, assets: object = {}): Version {
  const home = entry('page', { title: 'Home', ...fields })
  const events = {
    entries: { part: entry('eventPart', { internalName: 'Part', part: 'header' }) },
    assets: {},
  }
  const association = { entries: { home, ...entries }, assets }
  const version = readVersion({ space: 'association', root: 'home', parts: { association, events } })
  if (!version) throw new Error('The test delivers a version.')
  return version
}
const quote = (attribution: string) => entry('quoteBlock', { internalName: 'A quote', attribution })
const compared = (before: Version, after: Version) =>
  compareVersions({ before, after, spaceOf }).map(({ kind, item, title, fields }) => [
    ...[kind, item.id, title],
    fields.map(({ label }) => label).join(', '),
  ])

test('equal versions have no differences, whatever is empty in one of them', () => {
  const before = page({ sections: [link('q')] }, { q: quote('Maren') })
  const after = page({ sections: [link('q')], description: '' }, { q: quote('Maren') })
  expect(compared(before, after)).toEqual([])
  expect(summaryOf([])).toBe('No differences')
})

test('a changed field of a nested block is named with its label', () => {
  const before = page({ sections: [link('q')] }, { q: quote('Maren') })
  const after = page({ sections: [link('q')] }, { q: quote('Daniel') })
  expect(compared(before, after)).toEqual([['changed', 'q', 'A quote', 'Attribution']])
})

test('a block that only the draft links to is added, and one that only visitors see is removed', () => {
  const before = page({ sections: [link('old')] }, { old: quote('Old') })
  const after = page({ sections: [link('new')] }, { new: quote('New'), old: quote('Old') })
  expect(compared(before, after)).toEqual([
    ['changed', 'home', 'Home', 'Sections'],
    ['added', 'new', 'A quote', ''],
    ['removed', 'old', 'A quote', ''],
  ])
})

test('a block whose link is published but which is a draft itself is added', () => {
  const after = page({ sections: [link('q')] }, { q: quote('Maren') })
  expect(compared(page({ sections: [link('q')] }), after)).toEqual([['added', 'q', 'A quote', '']])
})

test('files are compared by title, alternative text and file', () => {
  const photo = (description: string) => ({ sys: {}, fields: { title: 'Photo', description } })
  const before = page({ socialImage: link('photo', 'Asset') }, {}, { photo: photo('') })
  const after = page({ socialImage: link('photo', 'Asset') }, {}, { photo: photo('A ward') })
  expect(compared(before, after)).toEqual([['changed', 'photo', 'Photo', 'Alternative text']])
})

test('blocks of the other space are compared too, and a cycle ends', () => {
  const loop = { loop: entry('section', { internalName: 'Loop', elements: [link('loop'), abroad] }) }
  const before = page({ sections: [link('loop')] }, loop)
  const part = { space: 'events', entry: 'part', fields: { part: 'prices' } } as const
  expect(compared(before, patched(before, [part]))).toEqual([['changed', 'part', 'Part', 'Part']])
})

test('unsaved values count as the draft', () => {
  const before = page({})
  const typed = { space: 'association', entry: 'home', fields: { title: 'Typed' } } as const
  expect(compared(before, patched(before, [typed]))).toEqual([['changed', 'home', 'Typed', 'Title']])
})

test('a page of 500 blocks is compared block by block', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `q${index}`)
  const blocks = (words: string) => Object.fromEntries(ids.map((id) => [id, quote(words)]))
  const sections = ids.map((id) => link(id))
  const changes = compareVersions({
    before: page({ sections }, blocks('A')),
    after: page({ sections }, blocks('B')),
    spaceOf,
  })
  expect(summaryOf(changes)).toBe('500 changed')
})

test.each([undefined, null, 'page', {}, { root: 'home', space: 'elsewhere', parts: {} }])(
  'an answer that is no version is not read: %j',
  (wire) => expect(readVersion(wire)).toBeUndefined(),
)

test('links of texts and lists are found in their order', () => {
  const text = { nodeType: 'document', content: [{ data: { target: link('b') } }] }
  expect(keysIn([link('a'), text, abroad], { home: 'association', spaceOf })).toEqual([
    'association/Entry/a',
    'association/Entry/b',
    'events/Entry/part',
  ])
})

test('an item that moved is named once, where it is now', () => {
  expect(listDiff(['a', 'b', 'c', 'd'], ['c', 'a', 'b', 'e'])).toEqual([
    { key: 'c', tone: 'moved' },
    { key: 'a', tone: 'same' },
    { key: 'b', tone: 'same' },
    { key: 'd', tone: 'removed' },
    { key: 'e', tone: 'added' },
  ])
})

test('a text is compared word by word', () => {
  const pieces = wordDiff('Lead with care today', 'Lead with skill today')
  expect(pieces.filter(({ tone }) => tone !== 'same')).toEqual([
    { text: 'care', tone: 'removed' },
    { text: 'skill', tone: 'added' },
  ])
})

test('two long texts without a common word are shown one after the other, at once', () => {
  const words = (prefix: string) => Array.from({ length: 20_000 }, (_, index) => prefix + index).join(' ')
  expect(wordDiff(words('a'), words('b')).map(({ tone }) => tone)).toEqual(['removed', 'added'])
})

test('long passages without changes are cut', () => {
  const [cut] = shortened([
    { text: `start ${'word '.repeat(100)}end`, tone: 'same' },
    { text: 'new', tone: 'added' },
  ])
  expect(cut?.text).toMatch(/^ … .{60}$/)
  expect(cut?.text.endsWith('end')).toBe(true)
})

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
})
const document = (...content: object[]) => ({ nodeType: 'document', content })
const block = (nodeType: string, ...content: object[]) => ({ nodeType, content })

test('a rich text is compared as words, and its formatting is named', () => {
  const before = document(block('paragraph', text('Lead with great care')))
  const after = document(block('heading-2', text('Lead '), text('with great', 'bold'), text(' skill')))
  const { pieces, formats } = richDiff(before, after)
  expect(pieces.filter(({ tone }) => tone !== 'same')).toEqual([
    { text: 'care', tone: 'removed' },
    { text: 'skill', tone: 'added' },
  ])
  expect(formats).toEqual([
    { words: 'Lead', said: 'now heading 2' },
    { words: 'with great', said: 'now heading 2, bold' },
  ])
})

test('a link that leads elsewhere is a change of formatting', () => {
  const linked = (uri: string) =>
    document(block('paragraph', { nodeType: 'hyperlink', data: { uri }, content: [text('here')] }))
  expect(richDiff(linked('/a'), linked('/b')).formats).toEqual([
    { words: 'here', said: 'now link to /b, no longer link to /a' },
  ])
})

test('an embedded entry is one word', () => {
  const embedded = { nodeType: 'embedded-entry-block', data: { target: link('q') }, content: [] }
  expect(richDiff(undefined, document(embedded)).pieces).toEqual([{ text: '[entry q]\n', tone: 'added' }])
})
