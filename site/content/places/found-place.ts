import { AsyncLocalStorage } from 'node:async_hooks'
import type { Position } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'
import type { Place } from './resolve.ts'

/** `since` is the log position before the lookup. */
export type FoundPlace = { place: Place; since: Position }

const current = processWide('found place', () => new AsyncLocalStorage<{ path: string; place: Place }>())

export const withFoundPlace = <Result>(path: string, place: Place, work: () => Result): Result =>
  current.run({ path, place }, work)

/** Avoids a second lookup in rendering. */
export function foundPlace(path: string): Place | undefined {
  const found = current.getStore()
  return found?.path === path ? found.place : undefined
}
