import { describe, expect, test } from 'vitest'
import { pathOf, segmentsOf } from './segments.ts'

describe('the path of a page', () => {
  test.each([
    [undefined, '/'],
    [[], '/'],
    [['about', 'press-room'], '/about/press-room'],
    [['caf%C3%A9'], '/café'],
    [['100%'], '/100%'],
  ])('for the segments %j is %s', (segments, path) => expect(pathOf(segments)).toBe(path))

  test('falls into its segments again', () => {
    expect(segmentsOf('/about/press-room')).toEqual(['about', 'press-room'])
    expect(segmentsOf('/')).toEqual([])
  })
})
