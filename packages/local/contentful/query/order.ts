import type { Content } from '../entity.ts'
import { listOf } from './operators.ts'
import type { Order, Search } from './parse.ts'
import { distanceKm, isPoint, type Point } from './places.ts'
import { valuesAt } from './values.ts'
import type { World } from './world.ts'

type Compare = (a: Content, b: Content) => number

/** As asked; else by distance from a `[near]`; else the last updated first; the id decides between equals. */
export function compareBy({ order, filters }: Search, world: World): Compare {
  const near = filters.find((filter) => filter.operator === 'near')
  const asked = order.map((by) => comparePath(by, world))
  const compares = asked.length > 0 ? asked : [near ? compareDistance(near, world) : lastUpdatedFirst]
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return compareValues(a.sys.id, b.sys.id)
  }
}

const lastUpdatedFirst: Compare = (a, b) => compareValues(b.sys.updatedAt, a.sys.updatedAt)

/** What has no value comes last, whatever the direction. */
function comparePath({ path, descending }: Order, world: World): Compare {
  return (a, b) => {
    const [left] = valuesAt(a, path, world)
    const [right] = valuesAt(b, path, world)
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return descending ? compareValues(right, left) : compareValues(left, right)
  }
}

function compareDistance({ path, value }: { path: string[]; value: string }, world: World): Compare {
  const [lat = 0, lon = 0] = listOf(value).map(Number)
  const from: Point = { lat, lon }
  const distance = (document: Content) => {
    const point = valuesAt(document, path, world).find(isPoint)
    return point ? distanceKm(from, point) : Number.POSITIVE_INFINITY
  }
  return (a, b) => distance(a) - distance(b)
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  return Number(a) - Number(b)
}
