'use client'
import { island } from '@association/ui/island/island.tsx'

/** Loads nothing before the item opens. */
export const ClosingIsland = island<{ scrollOffsetPx: number }>(
  'checklist-item',
  () => import('./enhance.ts'),
)
