'use client'
import { island } from '@association/ui/island/island.tsx'

export const TurnsIsland = island<{ secondsPerAdvertisement: number }>(
  'advertisements-list',
  () => import('./enhance.ts'),
)
