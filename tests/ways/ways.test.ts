import { describe, expect, test } from 'vitest'
import { documentedWays } from './documented-ways.ts'
import { leadsTo } from './leads-to.ts'

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

// A trace of the running site checks the others.
const isFollowed = ({ title }: { title: string }) => !Object.keys(mostStops).slice(0, 3).includes(title)

describe.each(ways.filter(isFollowed))('$title', ({ parts }) => {
  test('each file of a part imports an earlier one, or is imported by one', () => {
    const loose = parts.flatMap(([first = '', ...rest]) =>
      rest.filter((stop, index) => {
        const earlier = [first, ...rest.slice(0, index)]
        return !earlier.some((file) => leadsTo(file, stop) || leadsTo(stop, file))
      }),
    )
    expect(loose).toEqual([])
  })
})
