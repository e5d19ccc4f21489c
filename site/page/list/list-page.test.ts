import { expect, test } from 'vitest'
import { pagePath } from './list-page.tsx'

test('LI-001 RT-013 RT-018 the first page is the base path; each later one has its number', () => {
  expect([1, 2, 12].map((page) => pagePath('/articles', page))).toEqual([
    '/articles',
    '/articles/page/2',
    '/articles/page/12',
  ])
})

test('a search keeps its page in the query', () => {
  expect(pagePath('/search?q=a%20b', 2)).toBe('/search?q=a%20b&page=2')
  expect(pagePath('/search?q=a%20b', 1)).toBe('/search?q=a%20b')
})
