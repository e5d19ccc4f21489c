import { contentTypeFor } from '@association/content/content-types'
import type { Content, Status, Target } from '@association/content/rules'
import { describe, expect, test } from 'vitest'
import { expiring, unused, waitingForRelease } from './content-lists.ts'
import { countWords, type Listed } from './listed.ts'

type EntryOptions = { values?: Record<string, unknown>; status?: Status }

function entry(id: string, typeId: string, { values = {}, status = 'published' }: EntryOptions = {}): Target {
  const type = contentTypeFor(typeId)
  if (!type) throw new Error(typeId)
  return { space: 'association', id, type, typeName: type.name, values, status }
}

const contentOf = (...targets: Target[]): Content => ({
  entries: new Map(targets.map((each) => [each.id, each])),
  files: new Map(),
})
const links = (...ids: string[]) => ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
const titles = (listed: readonly { title: string; detail: string }[]) =>
  listed.map(({ title, detail }) => `${title}: ${detail}`)

describe('waiting for release', () => {
  test('counts a page with all that is unpublished below it, most first', () => {
    const content = contentOf(
      entry('ready', 'page', { values: { title: 'Ready' } }),
      entry('one', 'page', { values: { title: 'One', sections: links('draft') } }),
      entry('new', 'page', {
        values: { title: 'New', sections: links('draft', 'changed') },
        status: 'draft',
      }),
      entry('draft', 'quoteBlock', { status: 'draft' }),
      entry('changed', 'quoteBlock', { status: 'changed' }),
    )
    expect(titles(waitingForRelease(content))).toEqual([
      'New: Page · never published · 3 unpublished changes',
      'One: Page · 1 unpublished change',
    ])
  })
})

describe('expiring content', () => {
  const now = new Date('2027-04-20T12:00:00Z')
  const event = (id: string, endDate: string, status: Status = 'published') =>
    entry(id, 'eventEdition', { values: { internalName: id, endDate, path: `/${id}` }, status })

  test('is over or ends within two weeks, sorted by its end', () => {
    const content = contentOf(
      event('soon', '2027-04-25T17:00'),
      event('past', '2026-10-18'),
      event('later', '2027-09-01'),
      event('draft', '2026-01-01', 'draft'),
    )
    const found = expiring(content, now)
    expect(found.map(({ entry: id }) => id)).toEqual(['past', 'soon'])
    expect(found[0]?.detail).toContain('ended on October 18, 2026')
    expect(found[1]?.detail).toContain('until April 25, 2027')
  })
  test('today is not over', () => {
    expect(expiring(contentOf(event('today', '2027-04-20')), now)[0]?.detail).toContain(
      'until April 20, 2027',
    )
  })
  test('an announcement is over with the event that it leads to', () => {
    const about = entry('line', 'announcement', { values: { internalName: 'Line', url: '/past' } })
    const found = expiring(contentOf(event('past', '2026-10-18'), about), now)
    expect(found.map(({ title }) => title)).toContain('Line')
  })
})

describe('unused entries', () => {
  test('are blocks that nothing links to', () => {
    const content = contentOf(
      entry('page', 'page', { values: { title: 'Page', sections: links('used') } }),
      entry('used', 'quoteBlock'),
      entry('alone', 'quoteBlock', { values: { internalName: 'Alone' }, status: 'draft' }),
      entry('gone', 'quoteBlock', { status: 'archived' }),
      entry('itself', 'section', { values: { internalName: 'Itself', elements: links('itself') } }),
      entry('article', 'basicArticle', { values: { title: 'Article' } }),
    )
    expect(unused(content).map(({ entry: id }) => id)).toEqual(['alone', 'itself'])
  })
})

describe('the number of a list', () => {
  const items = (length: number) =>
    Array.from({ length }, (): Listed => ({ space: 'association', entry: 'a', title: '', detail: '' }))
  test.each([
    [{ items: items(101) }, '101'],
    [{ items: items(101), isCut: true }, '100+'],
    [{ items: items(30), isCut: true }, '30+'],
  ])('says what is known', (list, words) => expect(countWords(list)).toBe(words))
})
