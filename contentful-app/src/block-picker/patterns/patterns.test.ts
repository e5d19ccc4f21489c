import { contentTypes } from '@association/content/content-types'
import { linksIn } from '@association/content/rules'
import { expect, test } from 'vitest'
import { exampleBlueprint } from '../blueprints/example-blueprint.ts'
import { trailTo } from '../blueprints/trail-to.ts'
import { collectPattern, type PatternSource } from './collect-pattern.ts'
import { asPage, blueprintOf, forPage, patternLimits } from './pattern.ts'

const place = { space: 'association', page: 'Membership' } as const
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

test('a new block has the example text, its defaults and a name of its own', () => {
  const { roots, entries } = exampleBlueprint('quoteBlock', place)
  expect(entries).toHaveLength(1)
  expect(roots).toEqual([entries[0]?.id])
  expect(entries[0]?.fields).toMatchObject({
    internalName: 'Quote · Membership',
    attribution: 'Maren Okafor, MD, Chief Medical Officer',
    maxWidth: 800,
    quote: { nodeType: 'document' },
  })
})

test('a block brings the blocks that belong to it, and leaves out pictures and what other pages share', () => {
  const { entries } = exampleBlueprint('mainJumbotron', place)
  expect(entries.map(({ type }) => type)).toEqual(['metaTitle', 'title', 'buttonGroup', 'mainJumbotron'])
  expect(entries.at(-1)?.fields).not.toHaveProperty('image')
  const cards = exampleBlueprint('mediaCardSection', place)
  expect(cards.entries.map(({ type }) => type)).not.toContain('product')
})

test.each(contentTypes.map(({ id }) => id))('the example of %s links only to entries before it', (type) => {
  const { entries } = exampleBlueprint(type, place)
  expect(entries.length).toBeLessThanOrEqual(12)
  for (const [index, { fields }] of entries.entries()) {
    const before = new Set(entries.slice(0, index).map(({ id }) => id))
    const links = linksIn(Object.values(fields))
    expect(links.filter(({ id, linkType }) => linkType === 'Asset' || !before.has(id))).toEqual([])
  }
})

test('an example has no anchor, slug or path, which must be unique', () => {
  expect(exampleBlueprint('section', place).entries.at(-1)?.fields).not.toHaveProperty('hashLink')
})

const page: Record<string, PatternSource> = {
  band: {
    type: 'section',
    values: { internalName: 'Band', hashLink: 'top', elements: [link('a'), link('b')] },
  },
  a: { type: 'quoteBlock', values: { internalName: 'A', attribution: 'Maren', publishGate: 'ok' } },
  b: { type: 'section', values: { internalName: 'B', elements: [link('band'), link('book')] } },
  book: { type: 'product', values: { internalName: 'A book' } },
}
const sourceOf = (id: string) => page[id]

test('a pattern copies blocks inside, children first, and keeps links to shared entries; a cycle ends', () => {
  const { roots, entries } = collectPattern(['band'], sourceOf)
  expect(roots).toEqual(['band'])
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b', 'band'])
  expect(entries[1]?.fields.elements).toEqual([link('band'), link('book')])
})

test('a pattern of more than 40 entries is refused in words', () => {
  const many = Array.from({ length: patternLimits.entries + 1 }, (_, index) => `q${index}`)
  const each = () => ({ type: 'quoteBlock', values: {} })
  expect(() => collectPattern(many, each)).toThrow('at most 40 entries')
})

test('a pattern with too much text is refused in words', () => {
  const long = () => ({ type: 'content', values: { internalName: 'x'.repeat(patternLimits.characters) } })
  expect(() => collectPattern(['long'], long)).toThrow('too much text')
})

test('the blocks of a pattern get names of the new page and lose their anchors', () => {
  const copied = forPage(collectPattern(['band'], sourceOf), { page: 'Courses' })
  expect(copied.entries.at(-1)?.fields).toEqual({
    internalName: 'Maren · Courses',
    elements: [link('a'), link('b')],
  })
})

test('blocks of a pattern are named by their words, else by the words inside them, else by their type', () => {
  const blocks: Record<string, PatternSource> = {
    band: { type: 'section', values: { internalName: 'Band', elements: [link('empty'), link('title')] } },
    empty: { type: 'section', values: { internalName: 'Old name' } },
    title: { type: 'title', values: { internalName: 'Old name', text: 'Lead where care happens' } },
  }
  const { entries } = forPage(
    collectPattern(['band'], (id) => blocks[id]),
    { page: 'Courses' },
  )
  expect(entries.map(({ fields }) => fields.internalName)).toEqual([
    'Section · Courses',
    'Lead where care happens · Courses',
    'Lead where care happens · Courses',
  ])
})

test('a pattern can begin a page', () => {
  const blueprint = asPage(collectPattern(['a'], sourceOf), 'Courses')
  expect(blueprint.roots).toEqual(['page'])
  expect(blueprint.entries.at(-1)).toEqual({
    id: 'page',
    type: 'page',
    fields: { title: 'Courses', sections: [link('a')] },
  })
})

test.each([
  undefined,
  {},
  { roots: [], entries: [] },
  { roots: ['x'], entries: [] },
  { roots: ['a'], entries: [{ id: 'a', type: 'gone', fields: {} }] },
  { roots: ['a'], entries: [{ id: 'a', type: 'quoteBlock', fields: [] }] },
])('a record that is no pattern is not offered: %j', (record) => expect(blueprintOf(record)).toBeUndefined())

test('the trail to a nested entry names each entry on the way', () => {
  const target = (id: string) => ({
    ...{ space: 'association', id, typeName: '', status: 'draft' },
    values: page[id]?.values ?? {},
  })
  const content = { entries: new Map(Object.keys(page).map((id) => [id, target(id)])), files: new Map() }
  const root = { space: 'association', entry: 'band' } as const
  const known = { root, content } as unknown as Parameters<typeof trailTo>[1]
  const trail = (entry: string) => trailTo({ space: 'association', entry }, known).map((step) => step.entry)
  expect(trail('book')).toEqual(['band', 'b', 'book'])
  expect(trail('band')).toEqual(['band'])
  expect(trail('elsewhere')).toEqual(['band', 'elsewhere'])
})
