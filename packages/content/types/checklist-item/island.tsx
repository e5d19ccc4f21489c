'use client'
import { island } from '@association/ui/island/island.tsx'

/** Loads nothing before the visitor opens the item. */
export const ClosingIsland = island<{ scrollOffsetPx: number }>(
  'checklist-item',
  () => import('./enhance.ts'),
)
