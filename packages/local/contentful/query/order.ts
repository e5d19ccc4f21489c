import type { ContentEntity } from '../entity.ts'
import { listOf } from './operators.ts'
import type { Filter, Search } from './parse.ts'
import { distanceKm, isPoint, type Point } from './places.ts'
import { valuesAt } from './values.ts'
import type { QueryWorld } from './world.ts'

/** Computed once per document. */
type Key = (document: ContentEntity) => unknown
type Criterion = { key: Key; descending: boolean }

const lastUpdatedFirst: Criterion = { key: ({ sys }) => sys.updatedAt, descending: true }
const byId: Criterion = { key: ({ sys }) => sys.id, descending: false }

/** Falls back to `[near]` distance, then the last update; the id breaks ties. */
export function ordered(
  documents: readonly ContentEntity[],
  wanted: Search,
  world: QueryWorld,
): ContentEntity[] {
  const criteria = [...criteriaOf(wanted, world), byId]
  const keyed = documents.map((document) => ({ document, keys: criteria.map(({ key }) => key(document)) }))
  keyed.sort((a, b) => {
    for (const [at, { descending }] of criteria.entries()) {
      const difference = compareKeys(a.keys[at], b.keys[at], descending)
      if (difference !== 0) return difference
    }
    return 0
  })
  return keyed.map(({ document }) => document)
}

/** For lists that are stored in the most frequent order. */
export const inDefaultOrder = (documents: readonly ContentEntity[]) =>
  [...documents].sort(
    (a, b) => compareValues(b.sys.updatedAt, a.sys.updatedAt) || compareValues(a.sys.id, b.sys.id),
  )

function criteriaOf({ order, filters }: Search, world: QueryWorld): Criterion[] {
  if (order.length > 0) {
    return order.map(({ path, descending }) => ({
      key: (document) => valuesAt(document, path, world)[0],
      descending,
    }))
  }
  const near = filters.find((filter) => filter.operator === 'near')
  return near ? [{ key: distanceFrom(near, world), descending: false }] : [lastUpdatedFirst]
}

function distanceFrom({ path, value }: Pick<Filter, 'path' | 'value'>, world: QueryWorld): Key {
  const [lat = 0, lon = 0] = listOf(value).map(Number)
  const from: Point = { lat, lon }
  return (document) => {
    const point = valuesAt(document, path, world).find(isPoint)
    return point && distanceKm(from, point)
  }
}

/** Missing values come last in both directions. */
function compareKeys(a: unknown, b: unknown, descending: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return descending ? compareValues(b, a) : compareValues(a, b)
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  return Number(a) - Number(b)
}
