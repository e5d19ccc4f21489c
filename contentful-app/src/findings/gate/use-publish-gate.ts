import { gateField } from '@association/content/define/publish-gate.ts'
import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'
import { useObserved } from '../../base/observed.ts'
import type { RootSys } from '../../desk/page/root-sys.ts'
import { type GateView, gateMove, gateWords, moveGate } from './publish-gate.ts'

type Options = {
  sdk: Pick<SidebarAppSDK, 'entry'>
  isOn: boolean
  hasErrors: boolean | undefined
  unread: string | undefined
  sys: RootSys
}

/**
 * Errors block quickly, before a person publishes them. Clearing waits, because a half-typed value can be valid for a
 * moment.
 */
const restMs = { block: 200, clear: 600 } as const

/** Returns a message for the editor, if any. */
export function usePublishGate({ sdk, sys, isOn, hasErrors, unread }: Options): string | undefined {
  const api = sdk.entry.fields[gateField]
  const [value, setValue] = useState<unknown>(() => api?.getValue())
  const isAsPublished = statusOf(useObserved(sys)) === 'published'
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => api?.onValueChanged(setValue), [api])

  const view: GateView = { isOn, hasErrors, isAsPublished, value, unread }
  const move = api && gateMove(view)
  useEffect(() => {
    if (!move) return
    const timer = setTimeout(() => {
      setFailed(false)
      void moveGate(api, move).then((isMoved) => setFailed(!isMoved))
    }, restMs[move])
    return () => clearTimeout(timer)
  }, [api, move])
  if (api) return gateWords(view, hasFailed)
  return isOn && hasErrors
    ? 'Publishing cannot be blocked, because this space has an older content model. Ask a developer to apply the migrations.'
    : undefined
}
