import { listeners } from '../base/listeners.ts'
import type { Memory } from '../base/storage/memory.ts'
import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'
import type { Desk, Selection } from './desk.ts'

const longestTrail = 12

export function keepSelection(root: EntryRef, memory: Memory): Desk['selection'] {
  const key = `association-app:selection:${root.space}/${root.entry}`
  const told = listeners<void>()
  let selection = parseSelection(memory.get(key), root)
  return {
    state: () => selection,
    subscribe: told.add,
    select(next) {
      selection = { ...next, trail: next.trail.slice(0, longestTrail) }
      memory.set(key, JSON.stringify(selection))
      told.tell()
    },
  }
}

export function parseSelection(stored: string | undefined, root: EntryRef): Selection {
  const nothing = { trail: [root] }
  try {
    const { trail, field } = JSON.parse(stored ?? 'null') ?? {}
    if (!Array.isArray(trail) || !trail.every(isRef) || !trail[0] || !isSameEntry(trail[0], root))
      return nothing
    return { trail, ...(typeof field === 'string' && { field }) }
  } catch {
    return nothing
  }
}

const isRef = (ref: Partial<EntryRef> | null): ref is EntryRef =>
  (ref?.space === 'association' || ref?.space === 'events') && typeof ref.entry === 'string'
