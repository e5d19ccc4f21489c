import { expect, test } from 'vitest'
import { isWidth, scaled, viewports, viewportsFor } from './viewports.ts'

test('the phone comes first', () => {
  expect(viewports.map(({ width }) => width)).toEqual([375, 820, 1440])
  expect(viewportsFor('all')).toHaveLength(3)
  expect(viewportsFor('tablet').map(({ width }) => width)).toEqual([820])
})

test('only known widths are believed of what a browser kept', () => {
  expect(['phone', 'all', 'watch', undefined].filter(isWidth)).toEqual(['phone', 'all'])
})

test('a page is shrunk to the room there is, and never enlarged', () => {
  expect(scaled({ width: 1440 }, { width: 720, height: 600 })).toEqual({ scale: 0.5, height: 1200 })
  expect(scaled({ width: 375 }, { width: 800, height: 600 })).toEqual({ scale: 1, height: 600 })
})
