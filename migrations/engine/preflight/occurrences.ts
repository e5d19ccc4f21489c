import { locale } from '@association/content/define/locale.ts'
import { entriesOf, type World } from '../content/world.ts'
import { isUnique, type Occurrences } from './publishable.ts'

export function occurrencesIn(world: World): Occurrences {
  const counted = new Map<string, ReadonlyMap<string, number>>()
  return (type, field, value) => {
    const known = counted.get(type) ?? count(world, type)
    counted.set(type, known)
    return known.get(keyOf(field, value)) ?? 0
  }
}

const keyOf = (field: string, value: unknown) => JSON.stringify([field, value])

function count(world: World, type: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const unique = Object.entries(world.model[type]?.fields ?? {}).flatMap(([id, field]) =>
    isUnique(field) ? [id] : [],
  )
  for (const [, { saved }] of unique.length > 0 ? entriesOf(world, type) : []) {
    for (const field of unique) {
      const key = keyOf(field, saved.fields[field]?.[locale])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}
