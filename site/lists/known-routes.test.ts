import { isFixedRoute } from '@association/content/links/fixed-routes.ts'
import { expect, test } from 'vitest'
import { lists } from './index.ts'

const paths = lists.flatMap(({ path, filters }) => [
  path,
  ...(filters?.options.map(({ slug }) => `${filters.base ?? path}/${slug}`) ?? []),
])

test.each(paths)('the checks of links know the list at %s and its further pages', (path) => {
  expect(isFixedRoute(path)).toBe(true)
  expect(isFixedRoute(`${path}/page/2`)).toBe(true)
})

test.each([
  '/articles/topics/no-topic',
  '/education/courses/no-filter',
  '/webinars/page/1',
  '/webinars/page/0',
  '/webinars/page/x',
])('they know no list at %s', (path) => expect(isFixedRoute(path)).toBe(false))
