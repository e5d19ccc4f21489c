import { expect, test } from 'vitest'
import { type Box, freePlace, isWithin, overlap } from './free-place.ts'

const room: Box = { left: 0, top: 0, right: 375, bottom: 5000 }
const size = 20
const lines = (block: Box, widths: readonly number[]): Box[] =>
  widths.map((width, index) => ({
    left: block.left,
    top: block.top + 4 + index * 28,
    right: block.left + width,
    bottom: block.top + 24 + index * 28,
  }))
const covered = (place: Box, words: readonly Box[]) => words.some((word) => overlap(place, word) > 0)

test('a band with a margin of its own carries the square in its top right corner', () => {
  const band = { left: 0, top: 100, right: 375, bottom: 300 }
  const words = lines({ ...band, left: 24 }, [320, 327, 200])
  expect(freePlace(band, { size, taken: words, room })).toEqual({
    left: 353,
    top: 102,
    right: 373,
    bottom: 122,
  })
})

test('a text as wide as its column has it beside the column', () => {
  const column = { left: 24, top: 100, right: 351, bottom: 300 }
  const words = lines(column, [327, 327, 327])
  const place = freePlace(column, { size, taken: words, room })
  expect(place).toMatchObject({ left: 353, top: 102 })
})

test('without any margin it follows the short last line of a paragraph', () => {
  const whole = { left: 0, top: 0, right: 375, bottom: 112 }
  const words = lines(whole, [375, 375, 375, 120])
  const place = freePlace(whole, { size, taken: words, room: { ...room, bottom: 112 } })
  expect(covered(place, words)).toBe(false)
  expect(place.top).toBeGreaterThan(80)
})

test('a second square does not cover the first one', () => {
  const block = { left: 24, top: 100, right: 351, bottom: 300 }
  const first = freePlace(block, { size, taken: [], room })
  const second = freePlace(block, { size, taken: [first], room })
  expect(overlap(first, second)).toBe(0)
})

test('a place that an ancestor cuts off is not used', () => {
  const card = { left: 100, top: 100, right: 200, bottom: 400 }
  const words = lines(card, [100, 100, 40])
  const place = freePlace(card, { size, taken: words, room: card })
  expect([isWithin(place, card), covered(place, words)]).toEqual([true, false])
})

test('a block full of words is covered as little as possible, never left without', () => {
  const full = { left: 0, top: 0, right: 100, bottom: 40 }
  const words = [{ left: 0, top: 0, right: 100, bottom: 30 }]
  const place = freePlace(full, { size, taken: words, room: full })
  expect(place.top).toBeGreaterThan(10)
})
