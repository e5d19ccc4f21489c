import { expect, test } from 'vitest'
import { pull } from '../drag.ts'
import { nearest } from '../drop-targets.ts'
import { nextButton } from '../toolbar.tsx'
import { zoomOf } from '../toolbar-box.ts'
import { around } from './box.ts'
import { edgeWords, stepOf } from './moves.ts'
import { takes } from './slots.ts'

const owner = { space: 'association', entry: 'home' } as const
const slot = { field: 'sections', label: 'Sections', isList: true, max: 3, accepted: ['quoteBlock'] }
const at = (index: number) => ({ slot, owner, length: 3, place: { ...owner, field: 'sections', index } })

test('a step counts the places before the move', () => {
  expect(stepOf(at(1), -1)).toMatchObject({ from: { index: 1 }, to: { index: 0 } })
  expect(stepOf(at(1), 1)).toMatchObject({ from: { index: 1 }, to: { index: 3 } })
})

test('at the end of a list there is no step, and the words say so', () => {
  expect(stepOf(at(0), -1)).toBeUndefined()
  expect(stepOf(at(2), 1)).toBeUndefined()
  expect(edgeWords(at(2), 1)).toBe('It is the last block of its list.')
  expect(edgeWords(undefined, 1)).toBe('This block has a fixed place.')
})

test('a list takes only the types that its field accepts, up to its limit', () => {
  expect(takes({ slot, length: 2 }, 'quoteBlock')).toBe(true)
  expect(takes({ slot, length: 3 }, 'quoteBlock')).toBe(false)
  expect(takes({ slot, length: 0 }, 'page')).toBe(false)
})

test('the nearest line wins', () => {
  const line = (top: number) => ({ left: 0, top, width: 100, height: 4 })
  const target = (top: number) => ({ place: at(0).place, line: line(top), label: `${top}` })
  expect(nearest([target(0), target(300)], { x: 50, y: 200 })?.label).toBe('300')
  expect(nearest([], { x: 0, y: 0 })).toBeUndefined()
})

test('the page scrolls only near the edges of the window', () => {
  expect([pull(400, 800), pull(0, 800), pull(800, 800)]).toEqual([0, -18, 18])
})

test('a box is cut to the width of the page, and nothing outside has one', () => {
  const rect = { left: -20, top: 10, right: 900, bottom: 60 }
  expect(around([rect], { left: 0, top: 100, width: 375 })).toEqual({
    ...{ left: 0, top: 110, width: 375, height: 50 },
  })
  expect(around([{ ...rect, left: 400 }], { left: 0, top: 0, width: 375 })).toBeUndefined()
})

test('tools in a small preview are larger, up to a limit', () => {
  expect([zoomOf(1), zoomOf(0.5), zoomOf(0.1), zoomOf(2)]).toEqual([1, 2, 2.6, 1])
})

test('arrow keys go around the buttons of a toolbar', () => {
  const buttons = ['a', 'b', 'c'] as unknown as Element[] // the test only compares identities
  const [first, , last] = buttons
  expect(nextButton('ArrowRight', buttons, last ?? null)).toBe(first)
  expect(nextButton('ArrowLeft', buttons, first ?? null)).toBe(last)
  expect(nextButton('End', buttons, null)).toBe(last)
  expect(nextButton('x', buttons, null)).toBeUndefined()
})
