import { type Finding, linksIn, type Subject } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useCallback, useEffect, useState } from 'react'
import { checkLoaded, loadTree } from '../checks/check-tree.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { loader } from '../sdk/load-content.ts'
import type { Session } from '../sdk/session.ts'

type Options = { sdk: Pick<SidebarAppSDK, 'entry' | 'navigator'>; session: Session; entry: OpenEntry }
type Tree = { findings?: readonly Finding[]; hasFailed: boolean }

/** Links change rarely, and Contentful answers seven requests a second. */
const restMs = 1000

/** What is wrong below the open entry; looked at again when its links change, when it is published, and on return. */
export function useTreeFindings({ sdk, session, entry }: Options) {
  const [tree, setTree] = useState<Tree>({ hasFailed: false })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  useEffect(() => {
    let isOver = false
    const { space, id, type, values } = entry
    const subject: Subject = { space, id, type, values: values(), status: 'unknown' }
    const load = loader(session, space)
    const look = async () =>
      checkLoaded(subject, await loadTree(subject, { load, locale: session.sdk.locales.default }))
    look().then(
      (findings) => !isOver && setTree({ findings, hasFailed: false }),
      () => !isOver && setTree({ findings: [], hasFailed: true }),
    )
    return () => {
      isOver = true
    }
  }, [session, entry, round])
  useEffect(() => onReasonToLookAgain(sdk, entry, again), [sdk, entry, again])
  return { ...tree, retry: again }
}

function onReasonToLookAgain(sdk: Options['sdk'], entry: OpenEntry, look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  }
  const links = () => JSON.stringify(linksIn(Object.values(entry.values())))
  let known = links()
  let published = sdk.entry.getSys().publishedVersion
  const stops = [
    entry.onChange((patch) => {
      if (linksIn(Object.values(patch)).length === 0 && known === '[]') return
      const now = links()
      if (now !== known) soon()
      known = now
    }),
    sdk.entry.onSysChanged((sys) => {
      if (sys.publishedVersion !== published) soon()
      published = sys.publishedVersion
    }),
    sdk.navigator.onSlideInNavigation(soon),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
