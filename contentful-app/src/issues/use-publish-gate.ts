import { gateField } from '@association/content/define/publish-gate.ts'
import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'
import { type GateView, gateMove, gateWords, moveGate } from './publish-gate.ts'

type Options = {
  sdk: Pick<SidebarAppSDK, 'entry'>
  isOn: boolean
  hasErrors: boolean | undefined
}

/** Errors block quickly, before somebody publishes them. Clearing waits, because a half-typed value can be valid for a moment. */
const restMs = { block: 200, clear: 600 } as const

/** Keeps an entry's gate shut while it has errors. Returns what editors should know of it, if anything. */
export function usePublishGate({ sdk, isOn, hasErrors }: Options): string | undefined {
  const api = sdk.entry.fields[gateField]
  const [value, setValue] = useState<unknown>(() => api?.getValue())
  const [isAsPublished, setAsPublished] = useState(() => asPublished(sdk))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => api?.onValueChanged(setValue), [api])
  useEffect(() => sdk.entry.onSysChanged(() => setAsPublished(asPublished(sdk))), [sdk])

  const view: GateView = { isOn, hasErrors, isAsPublished, value }
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

const asPublished = ({ entry }: Options['sdk']) => statusOf(entry.getSys()) === 'published'
