import { chance } from '@association/content/testing/chance.ts'
import { describe, expect, test } from 'vitest'
import type { NavLink } from '../../page/settings/nav-link.ts'
import { currentDestinations, currentness, listPath } from './current-path.ts'

describe('an item is highlighted', () => {
  test('when the current path equals its path (SN-021)', () => {
    expect(currentness('/articles', '/articles')).toBe('page')
    expect(currentness('/articles', '/membership')).toBeUndefined()
    expect(currentness('/', '/')).toBe('page')
  })

  test('whatever the query, the hash and the number of the page are (SN-022, SN-023, SN-024)', () => {
    for (const suffix of ['?q=1', '#top', '/page/7', '/page/2?q=1#top', '/'])
      expect(currentness('/articles/topics', `/articles/topics${suffix}`), suffix).toBe('page')
    expect(currentness('/articles/topics?a=b#c', '/articles/topics')).toBe('page')
    expect(currentness('/articles', '/articles/page/x')).toBeUndefined()
  })

  test('when the current path contains its path, which has more than two segments (SN-025)', () => {
    expect(currentness('/about/board/apply', '/about/board/apply/terms')).toBe('true')
    expect(currentness('/about/board/apply', '/en/about/board/apply')).toBe('true')
    expect(currentness('/about/board', '/about/board/apply')).toBeUndefined()
    expect(currentness('/', '/about')).toBeUndefined()
  })

  test('never when it leads to another site, or when no page has the path', () => {
    expect(currentness('https://surveys.example/about', '/about')).toBeUndefined()
    expect(currentness(undefined, '/about')).toBeUndefined()
    expect(currentness('/about', undefined)).toBeUndefined()
  })
})

test('for 2,000 pairs of paths the rule is the one of the specification (SN-021 to SN-025)', () => {
  const random = chance(12)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const path = () =>
    `/${Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(['a', 'b', 'ab'])).join('/')}`
  const suffix = () => pick(['', '/page/3', '?page=2', '#a/b', '/page/12?x=/a/b#c'])
  const seen = { page: 0, true: 0, none: 0 }
  for (let pair = 0; pair < 2000; pair += 1) {
    const [item, current] = [path(), random() < 0.3 ? path() : undefined]
    const shown = current ?? `${item}${pick(['', '/b', 'b'])}`
    const isLong = item.split('/').length - 1 > 2
    const expected = shown === item ? 'page' : isLong && shown.includes(item) ? 'true' : undefined
    expect(currentness(item + suffix(), shown + suffix()), `${item} on ${shown}`).toBe(expected)
    seen[expected ?? 'none'] += 1
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
})

test('the first page of a list has the path of the list', () => {
  expect(listPath('/page/2')).toBe('/')
  expect(listPath('/articles/page/2')).toBe('/articles')
})

describe('the destination of a page', () => {
  const item = (name: string, href: string, items: readonly NavLink[] = []): NavLink => ({
    id: name,
    name,
    link: { href },
    items,
    mark: {},
    isForMembers: false,
  })
  const items = [
    item('Articles', '/articles', [item('Write', '/publications/contribute')]),
    item('Education', '/education', [item('Credential', '/credentials/cpe')]),
    item('Publications', '/publications', [item('Write for us', '/publications/contribute')]),
    item('Events', '/fall-institute', [item('Conference', '/conference')]),
    item('Home', '/'),
  ]
  const names = (path: string | undefined) => currentDestinations(items, path).map(({ name }) => name)

  test('is the one whose path, or whose item, contains the page', () => {
    expect(names('/articles/letter?x=1#top')).toEqual(['Articles'])
    expect(names('/education/courses/page/2')).toEqual(['Education'])
    expect(names('/conference/2026')).toEqual(['Events'])
    expect(names('/credentials/cpe')).toEqual(['Education'])
    expect(names('/')).toEqual(['Home'])
  })

  test('is each that names the same page', () =>
    expect(names('/publications/contribute')).toEqual(['Articles', 'Publications']))

  test('is missing if no path contains the page', () => {
    expect(names('/search')).toEqual([])
    expect(names('/article')).toEqual([])
    expect(names(undefined)).toEqual([])
  })
})
