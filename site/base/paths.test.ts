import { describe, expect, test } from 'vitest'
import { pathOf } from './paths.ts'

describe('the path of a page', () => {
  test.each([
    [undefined, '/'],
    [[], '/'],
    [['about', 'press-room'], '/about/press-room'],
    [['caf%C3%A9'], '/café'],
    [['100%'], '/100%'],
  ])('for the segments %j is %s', (segments, path) => expect(pathOf(segments)).toBe(path))
})
