import { describe, expect, test } from 'vitest'
import { isNowhere, nowhere, pathOf } from './segments.ts'

describe('the path of a page', () => {
  test.each([
    [undefined, '/'],
    [[], '/'],
    [['about', 'press-room'], '/about/press-room'],
    [['caf%C3%A9'], '/café'],
    [['100%'], '/100%'],
  ])('for the segments %j is %s', (segments, path) => expect(pathOf(segments)).toBe(path))
})

test('only what an editor may enter as a path is looked for', () => {
  expect(['/', '/about', '/about/press-room'].filter(isNowhere)).toEqual([])
  const strange = [
    nowhere,
    '/_/warm-up',
    '/About',
    '/wp-login.php',
    '/a//b',
    '/about/',
    `/${'a'.repeat(300)}`,
  ]
  expect(strange.filter((path) => !isNowhere(path))).toEqual([])
})
