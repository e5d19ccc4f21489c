import type { ContentType } from '@association/content'
import { statusOf } from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import { useEffect, useState } from 'react'
import { type GateView, gateField, gateMove, gateWords, moveGate } from './publish-gate.ts'

type Options = {
  sdk: Pick<SidebarAppSDK, 'entry'>
  type: ContentType
  isOn: boolean
  hasErrors: boolean | undefined
}

/** A change of mind while somebody types should not reach Contentful. */
const restMs = 1000

/** Keeps a page's gate shut while it has errors. What editors should know of it; nothing for entries without a gate. */
export function usePublishGate({ sdk, type, isOn, hasErrors }: Options): string | undefined {
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
    const timer = setTimeout(() => void moveGate(api, move).then((isMoved) => setFailed(!isMoved)), restMs)
    return () => clearTimeout(timer)
  }, [api, move])
  if (!Object.hasOwn(type.fields, gateField)) return undefined
  if (api) return gateWords(view, hasFailed)
  return isOn && hasErrors
    ? 'Publishing cannot be blocked: the content model of this space is an older one.'
    : undefined
}

const asPublished = ({ entry }: Options['sdk']) => statusOf(entry.getSys()) === 'published'
