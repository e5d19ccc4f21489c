import { type Space, spaces } from '@association/content'
import { useCallback, useEffect, useState } from 'react'
import { placeOf, type Session } from '../../contentful/session.ts'
import { sitePages } from '../../contentful/site/site-pages.ts'
import { type Listing, type Progress, scanSpace } from './scan-space.ts'

export type ScanState = Progress & { phase: 'running' | 'done' | 'failed' }
export type Scanning = { scans: Record<Space, ScanState>; again(): void }

const begun: ScanState = { phase: 'running', done: 0, total: 0, findings: [], content: undefined }

/** An unreadable space must not hide the other. */
export function useScan(session: Session): Scanning {
  const [scans, setScans] = useState<Record<Space, ScanState>>({ association: begun, events: begun })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round scans again
  useEffect(() => {
    const stop = new AbortController()
    const site = sitePages(session).load()
    for (const space of spaces) {
      const set = (change: Partial<ScanState>) => {
        if (!stop.signal.aborted) setScans((all) => ({ ...all, [space]: { ...all[space], ...change } }))
      }
      set(begun)
      const locale = session.sdk.locales.default
      const listing = listingOf(session, space)
      scanSpace({ space, locale, listing, site, signal: stop.signal, onProgress: set }).then(
        () => set({ phase: 'done' }),
        () => set({ phase: 'failed' }),
      )
    }
    return () => stop.abort()
  }, [session, round])
  return { scans, again: useCallback(() => setRound((count) => count + 1), []) }
}

function listingOf(session: Session, space: Space): Listing {
  const place = placeOf(session, space)
  const { cma } = session.sdk
  const order = 'sys.id'
  return {
    entries: (batch) => cma.entry.getMany({ ...place, query: { ...batch, order } }),
    assets: (batch) => cma.asset.getMany({ ...place, query: { ...batch, order } }),
  }
}
