import { describe, expect, test } from 'vitest'
import { documentedWays } from './documented-ways.ts'

const mostStops: Record<string, number> = {
  'A page that no visitor has opened': 22,
  'A step of a registration is posted': 15,
  'A click on “Checkout”': 14,
  '`npm run migrate -- apply`': 6,
  'From a keystroke to its paint': 13,
}
const ways = documentedWays()

test('five ways are told', () => {
  expect(ways.map(({ title }) => title)).toEqual(Object.keys(mostStops))
})

describe.each(ways)('$title', ({ title, parts }) => {
  test('names each file once, and no more than its limit', () => {
    const stops = parts.flat()
    expect(stops).toEqual([...new Set(stops)])
    expect(stops.length).toBeLessThanOrEqual(mostStops[title] ?? 0)
  })
})
