import { type ViewAs, viewAsOf } from '@association/content/preview/view-as.ts'
import { useState } from 'react'
import { tabMemory } from '../sdk/memory.ts'
import { viewIn } from './kept-view.ts'

/** For whom the preview in one place of the app is rendered, as the editor of this tab chose it last. */
export function useViewAs(place: 'editor' | 'dialog' | 'beside') {
  const key = `association-app:view-as:${place}`
  const [view, setView] = useState<ViewAs | undefined>(() => viewIn(tabMemory.get(key)))
  const choose = (next: ViewAs | undefined) => {
    const valid = viewAsOf(next)
    tabMemory.set(key, JSON.stringify(valid ?? null))
    setView(valid)
  }
  return [view, choose] as const
}
