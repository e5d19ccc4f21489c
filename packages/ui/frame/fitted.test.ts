import { expect, test } from 'vitest'
import { fitted } from './enhance.ts'

const sizes = { given: 840, wanted: 900, top: 0, windowHeight: 800 }

test('a place grows with its frame while the content after it is below the window', () => {
  expect(fitted(sizes)).toBe(900)
})

test('a place below the window shrinks to its frame', () => {
  expect(fitted({ ...sizes, wanted: 300, top: 900 })).toBe(300)
})

test('a place that begins in view shrinks as long as its end stays below the window', () => {
  expect(fitted({ ...sizes, wanted: 500, top: 300 })).toBe(500)
  expect(fitted({ ...sizes, wanted: 499, top: 300 })).toBe(840)
})

test('a place keeps its height if the content after it would move visibly', () => {
  expect(fitted({ ...sizes, top: -41 })).toBe(840)
  expect(fitted({ ...sizes, top: -1000 })).toBe(840)
})

test('a place above the window keeps its height for any height of the frame', () => {
  expect(fitted({ ...sizes, wanted: 300, top: -1200 })).toBe(840)
})
