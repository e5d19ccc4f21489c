import { expect, test } from 'vitest'
import { isTurning, nextOf } from './enhance.ts'

test('one advertisement follows the other, and the first follows the last', () => {
  expect([0, 1, 2].map((index) => nextOf(index, 3))).toEqual([1, 2, 0])
})

const free = { isPaused: false, isHovered: false, hasFocus: false, isTabHidden: false }

test('they take turns while nothing holds them', () => expect(isTurning(free)).toBe(true))

test.each(Object.keys(free))('not while %s', (reason) => {
  expect(isTurning({ ...free, [reason]: true })).toBe(false)
})
