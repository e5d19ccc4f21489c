import { type ViewAs, viewAsOf } from '@association/content/preview/view-as.ts'
import { useState } from 'react'
import { tabMemory } from '../../base/storage/memory.ts'
import { viewIn } from './kept-view.ts'

type Place = 'editor' | 'dialog' | 'beside'

const keyOf = (place: Place) => `association-app:view-as:${place}`

/** For whom the preview in one place of the app was rendered last in this tab. */
export const lastViewAs = (place: Place): ViewAs | undefined => viewIn(tabMemory.get(keyOf(place)))

/** For whom the preview in one place of the app is rendered. It begins with the last choice of this tab. */
export function useViewAs(place: Place) {
  const [view, setView] = useState(() => lastViewAs(place))
  const choose = (next: ViewAs | undefined) => {
    const valid = viewAsOf(next)
    tabMemory.set(keyOf(place), JSON.stringify(valid ?? null))
    setView(valid)
  }
  return [view, choose] as const
}
