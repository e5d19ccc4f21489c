'use client'
import { island } from '@association/ui/island/island.tsx'

/** The icon at the bottom of an item: there is nothing to load before somebody opens the item. */
export const ClosingIsland = island<{ scrollOffsetPx: number }>(
  'checklist-item',
  () => import('./enhance.ts'),
)
