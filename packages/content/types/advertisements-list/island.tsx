'use client'
import { island } from '@association/ui/island/island.tsx'

/** Lets the advertisements take turns, and tells of clicks on them. */
export const TurnsIsland = island<{ secondsPerAdvertisement: number }>(
  'advertisements-list',
  () => import('./enhance.ts'),
)
