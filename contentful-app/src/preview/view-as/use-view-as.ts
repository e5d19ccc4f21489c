import { type ViewAs, viewAsOf } from '@association/content/preview/view-as.ts'
import { useState } from 'react'
import { tabMemory } from '../../base/storage/memory.ts'

type PreviewFrame = 'editor' | 'dialog' | 'beside'

const keyOf = (place: PreviewFrame) => `association-app:view-as:${place}`

export const lastViewAs = (place: PreviewFrame): ViewAs | undefined => viewIn(tabMemory.get(keyOf(place)))

export function useViewAs(place: PreviewFrame) {
  const [view, setView] = useState(() => lastViewAs(place))
  const choose = (next: ViewAs | undefined) => {
    const valid = viewAsOf(next)
    tabMemory.set(keyOf(place), JSON.stringify(valid ?? null))
    setView(valid)
  }
  return [view, choose] as const
}

export function viewIn(text: string | undefined): ViewAs | undefined {
  try {
    return viewAsOf(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
