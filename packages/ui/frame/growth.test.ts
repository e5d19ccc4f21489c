import { expect, test } from 'vitest'
import { grown } from './growth.ts'

const sizes = { given: 640, wanted: 900, bottom: 1200, windowHeight: 800 }

test('a place grows with its frame while what follows is out of sight', () => {
  expect(grown(sizes)).toBe(900)
})

test('it stays as it is where what follows would be seen to move', () => {
  expect(grown({ ...sizes, bottom: 799 })).toBe(640)
  expect(grown({ ...sizes, bottom: -200 })).toBe(640)
})

test('it never shrinks', () => {
  expect(grown({ ...sizes, wanted: 300 })).toBe(640)
})
