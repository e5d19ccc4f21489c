import { expect, test } from 'vitest'
import { navLink } from '../../page/settings/testing/nav-link.ts'
import { subNavigationOf } from './sub-navigation.tsx'

const articles = navLink('Articles', '/articles', [
  navLink('Latest', '/articles'),
  navLink('Contribute', '/publications/contribute'),
  navLink('Podcast', 'https://podcasts.example/about'),
  navLink('More', undefined, [navLink('Deep', '/deep')]),
])
const fall = navLink('Fall Institute', '/fall-institute', [navLink('Home', '/fall-institute')])
const board = navLink('Board', '/about/board', [navLink('Invitation', '/about/board/apply')])
const about = navLink('About', '/about', [])
const all = [articles, fall, about, board]
const nameAt = (path: string) => subNavigationOf(path, all)?.name

test('a navigation appears on its page, on all pages below it and on the pages of its items', () => {
  expect(['/articles', '/articles/page/2', '/articles/topics/burnout'].map(nameAt)).toEqual([
    'Articles',
    'Articles',
    'Articles',
  ])
  expect(['/publications/contribute', '/deep'].map(nameAt)).toEqual(['Articles', 'Articles'])
  expect(['/', '/membership', '/publications', '/articles-of-faith', '/about/x'].map(nameAt)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'About',
  ])
})

test('the navigation with the longest path is chosen', () => {
  expect(nameAt('/about/board/apply')).toBe('Board')
  expect(nameAt('/about')).toBe('About')
})

test('a navigation of the home page does not appear on all pages', () => {
  const home = navLink('Home', '/', [navLink('Terms', '/legal/terms')])
  expect(subNavigationOf('/about', [home])).toBeUndefined()
  expect(subNavigationOf('/', [home])).toBe(home)
})

test('the registration of the fall institute has no sub-navigation, but its other pages have one (SH-031)', () => {
  expect(nameAt('/fall-institute/registration')).toBeUndefined()
  expect(nameAt('/fall-institute/registration/guests')).toBeUndefined()
  expect(nameAt('/fall-institute/sponsors')).toBe('Fall Institute')
})
