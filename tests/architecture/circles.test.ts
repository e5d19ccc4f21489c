import { expect, test } from 'vitest'
import { circlesIn, graphOf } from './circles.ts'

test('finds no circle in a graph without circles', () => {
  expect(
    circlesIn(
      graphOf([
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
        ['c', 'c'],
      ]),
    ),
  ).toEqual([])
})

test('each knot shows its shortest circles', () => {
  const knot = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'b'],
    ['b', 'a'],
  ] as const
  const other = [
    ['x', 'y'],
    ['y', 'z'],
    ['z', 'x'],
    ['c', 'x'],
  ] as const
  expect(circlesIn(graphOf([...knot, ...other]))).toEqual([
    ['a', 'b', 'a'],
    ['c', 'b', 'c'],
    ['x', 'y', 'z', 'x'],
  ])
})
