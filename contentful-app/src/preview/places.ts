import { type Memory, tabMemory } from '../base/storage/memory.ts'

/** The scroll position at one width. `source` is the entry whose editor showed it. */
export type ScrollPlace = { top: number; source: string }

export type Places = {
  of(shown: ShownFrame): ScrollPlace | undefined
  keep(shown: ShownFrame, place: ScrollPlace): void
}
type ShownFrame = { target: string; width: number }

const storageKey = 'association-app:preview-places'
const mostPlaces = 50

export function placesIn(memory: Memory): Places {
  return {
    of: (shown) => read(memory.get(storageKey)).find(([key]) => key === keyOf(shown))?.[1],
    keep(shown, place) {
      const others = read(memory.get(storageKey)).filter(([key]) => key !== keyOf(shown))
      const kept = [...others, [keyOf(shown), place]].slice(-mostPlaces)
      memory.set(storageKey, JSON.stringify(kept))
    },
  }
}

export const places = placesIn(tabMemory)

const keyOf = ({ target, width }: ShownFrame) => `${target}@${width}`

function read(stored: string | undefined): [string, ScrollPlace][] {
  try {
    const known: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(known) ? known.filter(isKept) : []
  } catch {
    return [] // Another program wrote this value.
  }
}

const isKept = (value: unknown): value is [string, ScrollPlace] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]?.top) &&
  typeof value[1]?.source === 'string'
