import type { Finding, Subject } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { checkBelow, checkWhole, type Loaded, loadTree } from '../checks/check-tree.ts'
import { checkSamePath } from '../checks/same-path.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { loader, pagesAt } from '../sdk/load-content.ts'
import type { Session } from '../sdk/session.ts'
import { onReasonToLookAgain } from './look-again.ts'

type Options = { sdk: Pick<SidebarAppSDK, 'entry' | 'navigator'>; session: Session; entry: OpenEntry }
type Tree = { loaded?: Loaded; below: readonly Finding[]; hasFailed: boolean }

/**
 * What is wrong below the open entry, and with all of it together. What it links to is read again when its links
 * change, when it is published, and on return; how it reads together is looked at again after every change.
 */
export function useTreeFindings({ sdk, session, entry }: Options) {
  const [tree, setTree] = useState<Tree>({ below: [], hasFailed: false })
  const [round, setRound] = useState(0)
  const [version, setVersion] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  useEffect(() => {
    let isOver = false
    look(session, entry).then(
      (found) => !isOver && setTree({ ...found, hasFailed: false }),
      () => !isOver && setTree({ below: [], hasFailed: true }),
    )
    return () => {
      isOver = true
    }
  }, [session, entry, round])
  useEffect(
    () =>
      onReasonToLookAgain({ sdk, entry }, { read: again, compare: () => setVersion((count) => count + 1) }),
    [sdk, entry, again],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version has other values
  const findings = useMemo(
    () => tree.loaded && checkWhole(subjectOf(entry), tree.loaded, tree.below),
    [entry, tree, version],
  )
  return { findings, hasFailed: tree.hasFailed, retry: again }
}

async function look(session: Session, entry: OpenEntry) {
  const root = subjectOf(entry)
  const locale = session.sdk.locales.default
  const [loaded, same] = await Promise.all([
    loadTree(root, { load: loader(session, entry.space), locale }),
    checkSamePath(root, { pagesAt: pagesAt(session), locale }),
  ])
  return { loaded, below: [...same, ...(await checkBelow(loaded))] }
}

const subjectOf = ({ space, id, type, values }: OpenEntry): Subject => ({
  ...{ space, id, type },
  values: values(),
  status: 'unknown',
})
