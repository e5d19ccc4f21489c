import { expect, test } from 'vitest'
import { calmSource } from './calm-source.ts'
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

test('a calm source joins its patches until there is a rest; another passes each at once', async () => {
  let isCalm = false
  let change: (patch: Record<string, unknown>) => void = () => {}
  const source = {
    ...{ id: 'q', space: 'association' as const, values: () => ({}) },
    onChange(listener: typeof change) {
      change = listener
      return () => {}
    },
  }
  const heard: Record<string, unknown>[] = []
  calmSource(source, () => isCalm).onChange((patch) => heard.push(patch))
  change({ a: 1 })
  isCalm = true
  change({ a: 2 })
  change({ b: 1, a: 3 })
  expect(heard).toEqual([{ a: 1 }])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(heard).toEqual([{ a: 1 }, { a: 3, b: 1 }])
})
