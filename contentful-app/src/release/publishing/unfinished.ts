import { boundedShelf, type Shelf } from '../../base/storage/bounded-shelf.ts'
import { type QuietStorage, thisTab } from '../../base/storage/quiet-storage.ts'
import type { PublishOutcome } from './publish-all.ts'

/**
 * A release that stopped, or whose dialog was closed. `live` counts its published items. `rest` has the unpublished
 * items, with the versions that the dialog showed.
 */
export type Unfinished = { live: number; rest: readonly { key: string; version: number }[] }

const limits = { items: 20, itemLength: 250_000, totalLength: 500_000, ageMs: 12 * 60 * 60 * 1000 } as const

/** Stopped releases can continue after the dialog closes. */
export function unfinishedReleases(storage: QuietStorage = thisTab) {
  const shelf = boundedShelf({ storage, prefix: 'association-app:release:', limits })
  return {
    get: (root: string): Unfinished | undefined => parsed(shelf, root),
    keep(root: string, { live, refused }: PublishOutcome) {
      const rest = refused.map(({ item: { key, version = 0 } }) => ({ key, version }))
      if (rest.length === 0) return shelf.remove(root)
      shelf.set(root, JSON.stringify({ live: live.length, rest } satisfies Unfinished))
    },
    forget: (root: string) => shelf.remove(root),
  }
}

function parsed(shelf: Shelf, root: string): Unfinished | undefined {
  try {
    const { live, rest } = JSON.parse(shelf.get(root) ?? 'null') ?? {}
    return typeof live === 'number' && Array.isArray(rest) ? { live, rest } : undefined
  } catch {
    return undefined // another program's text below our prefix
  }
}
