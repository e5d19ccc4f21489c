import { expect, test } from 'vitest'
import { placeIn } from './place-in.ts'

/** CSS pixels. */
const windowHeight = 900

function article(top: number, headings: Record<string, number> = {}, height = 3000) {
  const box = { top, bottom: top + height, height }
  const all = Object.entries(headings).map(([id, offset]) => ({
    id,
    getBoundingClientRect: () => ({ top: top + offset }),
  }))
  return { getBoundingClientRect: () => box, querySelectorAll: () => all } as unknown as Element
}

test('the share ends at a third of the window', () =>
  expect(placeIn(article(-1200), windowHeight)).toEqual({ share: 0.5 }))

test('an article below the line has a share of nothing', () =>
  expect(placeIn(article(400), windowHeight)).toEqual({ share: 0 }))

test('an article whose end is in the window has been read', () =>
  expect(placeIn(article(-2200), windowHeight)).toEqual({ share: 1 }))

test('a fraction of a pixel below the window counts as read', () =>
  expect(placeIn(article(-2099.6), windowHeight)).toEqual({ share: 1 }))

test('the part is the last heading above the line', () => {
  const headings = { 'section-one': 500, 'section-two': 1400, 'section-three': 1600 }
  expect(placeIn(article(-1200, headings), windowHeight).part).toBe('section-two')
})
