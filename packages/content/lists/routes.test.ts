import { expect, test } from 'vitest'
import { isFixedRoute } from './fixed-routes.ts'
import { lists } from './index.ts'
import { basePath, partsOf } from './pages.ts'

test.each(lists.flatMap(partsOf).map(basePath))(
  'the checks of links know the list at %s and its further pages',
  (path) => {
    expect(isFixedRoute(path)).toBe(true)
    expect(isFixedRoute(`${path}/page/2`)).toBe(true)
  },
)

test.each([
  '/articles/topics/no-topic',
  '/education/courses/no-filter',
  '/webinars/page/1',
  '/webinars/page/0',
  '/webinars/page/x',
])('they know no list at %s', (path) => expect(isFixedRoute(path)).toBe(false))
