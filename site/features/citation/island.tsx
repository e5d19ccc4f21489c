'use client'
import { island } from '@association/ui/island/island.tsx'

export const CitationIsland = island('citation', () => import('./enhance.ts'), 'use')
