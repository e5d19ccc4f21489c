import { expect, test } from 'vitest'
import { toBeginning, toNearest } from './in-sight.ts'

/** The window is 700 px high, with a sticky header of 100 px. */
const view = { top: 100, bottom: 700 }
const span = (top: number, height: number) => ({ top, bottom: top + height })

test.each([
  ['in sight', span(200, 50), 0],
  ['mostly in sight', span(90, 50), 0],
  ['below the window', span(900, 50), 282],
  ['under the sticky header', span(40, 50), -92],
  ['larger than the window, and around it', span(-200, 2000), 0],
  ['larger than the window, and below it', span(800, 2000), 668],
])('the window scrolls no further than needed to a field %s', (_, field, by) => {
  expect(toNearest(field, view)).toBe(by)
})

test.each([
  ['in sight', span(200, 50), 0],
  ['mostly in sight', span(600, 120), 0],
  ['that shows a strip at the lower edge', span(660, 400), 528],
  ['that ends under the sticky header', span(-300, 420), -432],
  ['larger than the window, and around it', span(-200, 2000), 0],
  ['below the window', span(5000, 50), 4868],
])('the window scrolls to the beginning of a block %s', (_, block, by) => {
  expect(toBeginning(block, view)).toBe(by)
})
