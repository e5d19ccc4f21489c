import type { Finding } from '@association/content/rules'
import type { EntryProps } from 'contentful-management'
import { describe, expect, test } from 'vitest'
import { filtered, noFilters, troubledEntries } from './filters.ts'
import { boardSummary } from './problem-board.tsx'
import { type Listing, type Progress, scanSpace } from './scan-space.ts'

const page = (index: number, fields: Record<string, unknown> = {}) =>
  ({
    sys: { id: `p${index}`, version: 2, publishedVersion: 1, contentType: { sys: { id: 'page' } } },
    fields: Object.fromEntries(
      Object.entries({ title: `Page ${index}`, path: `/p${index}`, hideFromSearch: true, ...fields }).map(
        ([id, value]) => [id, { 'en-US': value }],
      ),
    ),
  }) as unknown as EntryProps

function listing(entries: EntryProps[]): Listing & { batches: number[] } {
  const batches: number[] = []
  return {
    batches,
    entries: async ({ skip, limit }) => {
      batches.push(skip)
      return { items: entries.slice(skip, skip + limit), total: entries.length }
    },
    assets: async () => ({ items: [], total: 0 }),
  }
}

async function scan(source: Listing, signal = new AbortController().signal) {
  const told: Progress[] = []
  await scanSpace({
    space: 'events',
    locale: 'en-US',
    listing: source,
    signal,
    onProgress: (one) => told.push(one),
  })
  return told
}

describe('scanning a space', () => {
  test('reads entries in batches, reports its progress, and ends with the findings', async () => {
    const source = listing(Array.from({ length: 450 }, (_, index) => page(index)))
    const told = await scan(source)
    expect(source.batches).toEqual([0, 200, 400])
    expect(told.map(({ done, total }) => `${done}/${total}`)).toEqual([
      '200/450',
      '400/450',
      '450/450',
      '450/450',
    ])
    expect(told.at(-1)?.findings).toHaveLength(450) // Every page is empty.
  })

  test('tells its content at the end, so that both spaces can be compared', async () => {
    const told = await scan(listing([page(1), page(2)]))
    expect(told.map(({ content }) => content && [...content.entries.keys()])).toEqual([
      undefined,
      ['p1', 'p2'],
    ])
  })

  test('what a page says as a whole is said once', async () => {
    const link = { sys: { type: 'Link', linkType: 'Entry', id: 't1' } }
    const title = {
      sys: { id: 't1', version: 2, publishedVersion: 1, contentType: { sys: { id: 'title' } } },
      fields: { internalName: { 'en-US': 'T' }, text: { 'en-US': 'T' } },
    } as unknown as EntryProps
    const deep = {
      ...title,
      sys: { ...title.sys, id: 't2' },
      fields: { ...title.fields, tag: { 'en-US': 'h4' } },
    } as EntryProps
    const sections = [link, { sys: { ...link.sys, id: 't2' } }]
    const told = await scan(listing([page(1, { sections }), page(2, { sections }), title, deep]))
    expect(told.at(-1)?.findings.map(({ rule, entry }) => [rule, entry])).toEqual([['heading-order', 't2']])
  })

  test('stops after an abort', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(await scan(listing([page(1)]), stop.signal)).toEqual([])
  })
})

describe('the summary', () => {
  test.each([
    [{ findings: 0, entries: 0, hasFailed: false }, 'Nothing to fix in either space.'],
    [{ findings: 0, entries: 0, hasFailed: true }, 'Nothing found, but not everything could be read.'],
    [{ findings: 3, entries: 0, hasFailed: false }, 'No entry matches the filters.'],
    [{ findings: 3, entries: 1, hasFailed: false }, 'Problems in one entry.'],
    [{ findings: 3, entries: 2, hasFailed: true }, 'Problems in 2 entries. Not everything could be read.'],
  ])('%j', (seen, words) => expect(boardSummary(seen)).toBe(words))
})

describe('the list', () => {
  const finding = (change: Partial<Finding>): Finding => ({
    ...{ rule: 'block', severity: 'warning', space: 'association', entry: 'a', message: 'm' },
    ...{ title: 'Alpha', type: 'page', typeName: 'Page' },
    ...change,
  })
  const findings = [
    finding({}),
    finding({ severity: 'error', message: 'bad address' }),
    finding({ entry: 'b', title: 'Beta', typeName: 'Quote', space: 'events' }),
    finding({ entry: 'a', title: 'Same id', space: 'events' }),
  ]

  test('counts each entry once; an id of the other space is another entry', () =>
    expect(troubledEntries(findings)).toBe(3))

  test('is narrowed by space, severity, type and words', () => {
    const titles = (change: object) =>
      filtered(findings, { ...noFilters, ...change }).map(({ title }) => title)
    expect(titles({ space: 'events' })).toEqual(['Beta', 'Same id'])
    expect(titles({ severity: 'error' })).toEqual(['Alpha'])
    expect(titles({ type: 'Quote' })).toEqual(['Beta'])
    expect(titles({ text: 'ADDRESS' })).toEqual(['Alpha'])
  })
})
