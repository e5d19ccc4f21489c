'use client'
import { island } from '@association/ui/island/island.tsx'

export const MissingPageIsland = island('missing-page', () => import('./enhance.ts'))
