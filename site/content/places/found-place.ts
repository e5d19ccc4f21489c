import { AsyncLocalStorage } from 'node:async_hooks'
import type { Position } from '@association/services/shared-state'
import { processWide } from '@association/services/upstream'
import type { Place } from './resolve.ts'

/** What a request found at its path. `since`: where the log of changes stood before. */
export type FoundPlace = { place: Place; since: Position }

const current = processWide('found place', () => new AsyncLocalStorage<{ path: string; place: Place }>())

/** Does some work, in which `foundPlace` knows what is at a path, as `plainPath` writes it. */
export const withFoundPlace = <Result>(path: string, place: Place, work: () => Result): Result =>
  current.run({ path, place }, work)

/** What the request for which a page is rendered found at a path, so that it is not searched again. */
export function foundPlace(path: string): Place | undefined {
  const found = current.getStore()
  return found?.path === path ? found.place : undefined
}
