import type { EntryProps } from 'contentful-management'
import { describe, expect, test } from 'vitest'
import { containingPages } from './containing-pages.ts'

const locale = 'en-US'
const entry = (id: string, type = 'section') =>
  ({
    sys: { id, version: 2, publishedVersion: 1, contentType: { sys: { id: type } } },
    fields: { title: { [locale]: `Title of ${id}` }, path: { [locale]: `/${id}` } },
  }) as unknown as EntryProps

/** `{ quote: ['section'] }` means that the section links to the quote. */
function find(start: EntryProps, parents: Record<string, string[]>, pages: readonly string[]) {
  const asked: string[] = []
  const linksTo = async (id: string) => {
    asked.push(id)
    return (parents[id] ?? []).map((parent) => entry(parent, pages.includes(parent) ? 'page' : 'section'))
  }
  return containingPages([start], { space: 'events', locale, linksTo }).then(({ pages: found, isCut }) => ({
    ...{ found, asked, isCut },
  }))
}

describe('the pages that contain an entry', () => {
  test('are found through sections, the nearest first', async () => {
    const parents = { quote: ['band', 'home'], band: ['about'] }
    const { found } = await find(entry('quote'), parents, ['home', 'about'])
    expect(found).toEqual([
      { space: 'events', entry: 'home', title: 'Title of home', path: '/home', status: 'published' },
      { space: 'events', entry: 'about', title: 'Title of about', path: '/about', status: 'published' },
    ])
  })

  test('a page contains itself, and its parents are not requested', async () => {
    const { found, asked } = await find(entry('home', 'page'), {}, [])
    expect(found.map(({ entry: id }) => id)).toEqual(['home'])
    expect(asked).toEqual([])
  })

  test('a cycle ends, and each page comes once', async () => {
    const parents = { quote: ['a', 'b'], a: ['b', 'home'], b: ['a', 'home'] }
    const { found, asked } = await find(entry('quote'), parents, ['home'])
    expect(found).toHaveLength(1)
    expect(asked.toSorted()).toEqual(['a', 'b', 'quote'])
  })

  test('all pages of a block that is everywhere are named', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `page-${index}`)
    const { found, isCut } = await find(entry('quote'), { quote: many }, many)
    expect(found).toHaveLength(100)
    expect(isCut).toBe(false)
  })

  test('requests the parents of at most 60 entries, and reports that the result is cut', async () => {
    const bands = Array.from({ length: 100 }, (_, index) => `band-${index}`)
    const { asked, isCut } = await find(entry('quote'), { quote: bands }, [])
    expect(asked).toHaveLength(60)
    expect(isCut).toBe(true)
  })
})
