import { linksIn } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { onPublished } from '../contentful/published.ts'
import type { OpenEntry } from '../entry/open-entry.ts'

export type Watched = { sdk: Pick<SidebarAppSDK, 'entry' | 'navigator'>; entry: OpenEntry }
type Calls = {
  /** Called at once, because the last result may be outdated. */
  doubt(): void
  /** Called after a pause, because Contentful limits requests. */
  again(): void
}

const restMs = { read: 1000, compare: 300 } as const

export function onReasonToLookAgain({ sdk, entry }: Watched, { doubt, again }: Calls): () => void {
  const rest = later(again, restMs.read)
  const look = () => {
    doubt()
    rest.soon()
  }
  let known = reachOf(entry)
  let published = sdk.entry.getSys().publishedVersion
  const onReturn = () => document.visibilityState === 'visible' && look()
  document.addEventListener('visibilitychange', onReturn)
  const stops = [
    entry.onChange(() => {
      const now = reachOf(entry)
      if (now !== known) look()
      known = now
    }),
    sdk.entry.onSysChanged((sys) => {
      if (sys.publishedVersion !== published) look()
      published = sys.publishedVersion
    }),
    sdk.navigator.onSlideInNavigation(look),
    onPublished(look),
    () => document.removeEventListener('visibilitychange', onReturn),
  ]
  return () => {
    rest.cancel()
    for (const stop of stops) stop()
  }
}

export function onTypingRests(entry: OpenEntry, task: () => void): () => void {
  const rest = later(task, restMs.compare)
  const stop = entry.onChange(rest.soon)
  return () => {
    rest.cancel()
    stop()
  }
}

/** The values that decide which other entries are read. */
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
