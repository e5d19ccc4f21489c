import { linksIn } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import type { OpenEntry } from '../entry/open-entry.ts'

type Watched = { sdk: Pick<SidebarAppSDK, 'entry' | 'navigator'>; entry: OpenEntry }
type Looks = {
  /** Reads other entries again. Links change rarely, and Contentful answers seven requests a second. */
  read(): void
  /** Compares again what is known. */
  compare(): void
}

const restMs = { read: 1000, compare: 300 } as const

/** Calls when what the open entry leads to may be other than what was read, or reads otherwise together. */
export function onReasonToLookAgain({ sdk, entry }: Watched, looks: Looks): () => void {
  const read = later(looks.read, restMs.read)
  const compare = later(looks.compare, restMs.compare)
  let known = reachOf(entry)
  let published = sdk.entry.getSys().publishedVersion
  const stops = [
    entry.onChange(() => {
      compare.soon()
      const now = reachOf(entry)
      if (now !== known) read.soon()
      known = now
    }),
    sdk.entry.onSysChanged((sys) => {
      if (sys.publishedVersion !== published) read.soon()
      published = sys.publishedVersion
    }),
    sdk.navigator.onSlideInNavigation(read.soon),
  ]
  return () => {
    read.cancel()
    compare.cancel()
    for (const stop of stops) stop()
  }
}

/** What of an entry's values decides which other entries are read. */
const reachOf = (entry: OpenEntry) => {
  const values = entry.values()
  return JSON.stringify([linksIn(Object.values(values)), values.path])
}

function later(task: () => void, delayMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(task, delayMs)
    },
    cancel: () => clearTimeout(timer),
  }
}
